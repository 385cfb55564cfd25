"""The site: pages, sockets and an API around tables. Knows no rules."""
