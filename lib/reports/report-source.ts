import type { SQL } from 'drizzle-orm';

export interface ReportColumn {
  /** The message that heads it. */
  heading: string;
  /**
   * What the value is: text as people typed it, one of some words, US cents, a whole number, a decimal number, a day, or a
   * moment.
   */
  type: 'text' | 'choice' | 'money' | 'whole' | 'decimal' | 'day' | 'moment';
  value: SQL;
  /** The messages of a choice's words, by the word; without one the word itself is shown. */
  words?: Readonly<Record<string, string>>;
}

/** The rows of one type of report, from the tables to the file. */
export interface ReportSource {
  columns: Readonly<Record<string, ReportColumn>>;
  /** `from … where …`, limited to the company and the period. */
  rows: SQL;
  /** The same rows without the tables that only add columns to them, where counting these is much quicker. */
  counted?: SQL;
  order: SQL;
  /** The sums that a summary shows, each in US cents. */
  sums: Readonly<Record<string, SQL>>;
}

/** Of whom and when a report is: the instants are the start of its first local day, and the end of its last. */
export interface ReportScope {
  tenantId: string;
  from: Date;
  until: Date;
}
