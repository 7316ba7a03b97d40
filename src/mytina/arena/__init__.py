"""Many games at once: simulation with honest error bars."""
