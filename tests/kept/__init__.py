"""Halls as older programs kept them, one of each schema there ever was: they must open, check and play on for ever."""
