"""What whoever runs the hall sees and does."""
