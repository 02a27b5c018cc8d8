/** Monday first, as weeks begin in Haiti. */
export const WEEK_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/**
 * What holds outside the hours. `free` and `fee`: vehicles are handed over and taken back all the same, for nothing or for
 * a fee. `refused`: nobody is there (docs/rules.md §8).
 */
export const AFTER_HOURS = ['free', 'fee', 'refused'] as const;
export type AfterHours = (typeof AFTER_HOURS)[number];

/** Haiti's public holidays. A company chooses those on which it is closed, as the list is changed by decree. */
export const HOLIDAYS = [
  'independence',
  'ancestors',
  'carnival_monday',
  'mardi_gras',
  'ash_wednesday',
  'good_friday',
  'labour',
  'flag',
  'corpus_christi',
  'assumption',
  'dessalines',
  'all_saints',
  'all_souls',
  'vertieres',
  'christmas',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** When a place is open on a day: wall-clock times such as `08:00`. Closing at `00:00` is midnight. */
export interface DayHours {
  opens: string;
  closes: string;
}

export interface PlaceHours {
  /** The days on which the place is open. */
  week: Partial<Record<WeekDay, DayHours>>;
  afterHours: AfterHours;
  /** For a pickup or a return outside the hours, each. */
  feeCents: number;
}

/** A company's business hours, as they are stored. A company that has set none is always open. */
export interface BusinessHours {
  /** By the place's name; under the empty name those of every place without its own. */
  places?: Record<string, PlaceHours>;
  /** The public holidays on which all places are closed. */
  holidays?: Holiday[];
  /** Other days on which all places are closed, such as `2026-11-21`. */
  closedDays?: string[];
}
