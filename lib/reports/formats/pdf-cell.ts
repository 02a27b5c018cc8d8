import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportColumn } from '../report-source';
import { choiceWords, localMoment, type Reader } from './cell';

/** No text in a cell of a pdf is longer, in characters. A notice of pages would hide the table. */
const LONGEST = 500;

/** A column's value as text in a pdf's table. Money stays in US cents, and is written for the reader's language later. */
export function pdfCell(column: ReportColumn, reader: Reader): SQL {
  const { type, value } = column;
  if (type === 'moment') return sql`left(${localMoment(value, reader)}::text, 16)`;
  if (type === 'choice') return choiceWords(column, reader);
  if (type !== 'text') return sql`(${value})::text`;
  const cut = sql.raw(String(LONGEST));
  return sql`case when length(${value}) > ${cut} then left(${value}, ${cut} - 1) || '…' else ${value} end`;
}
