"""An invented expansion that lies outside of the package: windmills."""
