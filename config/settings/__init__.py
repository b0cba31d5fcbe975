"""Settings by place: base, then local, test or production on top of it."""
