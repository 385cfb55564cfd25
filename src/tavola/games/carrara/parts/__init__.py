"""What the editions share: blocks, wheel, options, and how pieces look."""
