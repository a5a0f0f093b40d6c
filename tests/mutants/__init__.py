"""One-line misreadings of the rules, which the tests that cite the clause must notice."""
