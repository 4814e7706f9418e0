/// Font metrics.
