"""What is measured beyond `heorot bench`, and how."""
