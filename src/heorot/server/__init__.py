"""The hall, live: tables people and bots play at over the network."""
