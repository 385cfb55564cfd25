"""The games. Each is a package of the same shape: rules, data, picture, words."""
