"""Play by real processes that are killed all the time: nothing may be lost, little told twice."""
