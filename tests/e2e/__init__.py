"""In the browser. A package, so that server and browser are started once for all tests in it."""
