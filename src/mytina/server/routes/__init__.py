"""The addresses of the server, by what people do there."""
