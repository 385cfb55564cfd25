"""One mechanic, one module; none knows another."""
