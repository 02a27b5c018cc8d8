const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Whether a year can belong to anything here. Beyond, neither databases nor calendars agree how to write it. */
export function isUsableYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
