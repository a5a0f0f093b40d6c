"""The hall as people meet it: a real server, a real browser, everything by mouse, keyboard or voice."""
