import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportColumn } from '../report-source';

/** For whom a file is: the words of choices are in the reader's language, and moments in the company's time zone. */
export interface Reader {
  timeZone: string;
  /** The text of a message key. */
  text: (key: string) => string;
}

/** Excel's and LibreOffice's day 0. */
const DAY_ZERO = sql.raw("date '1899-12-30'");

/** US cents as a decimal number with two places. A multiplication, because a division of a million rows is slow. */
export function decimalMoney(cents: SQL): SQL {
  return sql`((${cents}) * 0.01::numeric(3, 2))`;
}

/** A choice in the reader's words. A word without a text stays as it is. */
export function choiceWords({ value, words = {} }: ReportColumn, { text }: Reader): SQL {
  const cases = Object.entries(words).map(([word, key]) => sql`when ${word} then ${text(key)}`);
  return cases.length === 0 ? value : sql`case ${value} ${sql.join(cases, sql` `)} else ${value} end`;
}

/** The moment as the company's clocks showed it. */
export function localMoment(moment: SQL, { timeZone }: Reader): SQL {
  return sql`(${moment} at time zone ${timeZone})`;
}

/** A day or local moment as a spreadsheet counts it: days since its day 0. */
export function serialDay(day: SQL): SQL {
  return sql`((${day}) - ${DAY_ZERO})`;
}

/** As `serialDay`, for a local moment: days and parts of a day. */
export function serialMoment(local: SQL): SQL {
  return sql`round((extract(epoch from ${local} - ${DAY_ZERO}::timestamp) / 86400)::numeric, 6)`;
}
