"""Who comes in, how often they may ask, and what they type for others to read."""
