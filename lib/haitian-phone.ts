/** A Haitian number of which only digits and the plus are left: its eight digits are the only group. */
export const HAITIAN_PHONE = /^(?:\+?509)?([234589]\d{7})$/;
