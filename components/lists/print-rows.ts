/** So many rows are printed at once: forty sheets of paper. */
export const PRINTED_ROWS = 1000;
