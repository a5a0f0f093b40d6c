"""Records and a hall as they were stored before the way from rule to told line was rebuilt: they must verify, wake and play on for ever."""
