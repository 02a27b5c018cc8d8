/** The days that can belong to anything here. Databases and calendars write years further away in different ways. */
export const USABLE_DAYS = { from: '1900-01-01', to: '2200-12-31' };
