/** The days that can belong to anything here. Beyond, databases and calendars don't agree how to write a year. */
export const USABLE_DAYS = { from: '1900-01-01', to: '2200-12-31' };
