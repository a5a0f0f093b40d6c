"""What sets up, builds and releases the project; nothing of it is in the package."""
