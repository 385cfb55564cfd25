"""What two modules do together that neither can know alone; one file each."""
