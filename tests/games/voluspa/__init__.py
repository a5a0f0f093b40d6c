"""The clauses of Völuspá, by the parts of its rulebook."""
