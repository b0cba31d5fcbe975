"""The page of a match: board, decision, chronicle, time line, talk."""
