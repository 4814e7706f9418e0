/// Solves linear constraints.
