"""A table: its log, what is decided and what comes of it, what its viewers may see, and the task that owns it."""
