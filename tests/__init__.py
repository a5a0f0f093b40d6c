"""What proves Heorot."""
