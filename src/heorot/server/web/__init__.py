"""The hall over HTTP and WebSocket, and whoever runs it."""
