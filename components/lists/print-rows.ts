/** The most rows to print at once: forty sheets of paper. */
export const PRINTED_ROWS = 1000;
