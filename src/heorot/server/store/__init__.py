"""Where the hall is kept."""
