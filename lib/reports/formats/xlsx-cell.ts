import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportColumn } from '../report-source';
import { choiceWords, decimalMoney, localMoment, type Reader, serialDay, serialMoment } from './cell';
import { ROW_MARK, STYLES } from './xlsx-parts';

/** XML has no place for these. PostgreSQL's text has no zero byte. */
const FORBIDDEN = sql.raw(
  `E'\\x01\\x02\\x03\\x04\\x05\\x06\\x07\\x08\\x0b\\x0c\\x0e\\x0f\\x10\\x11\\x12\\x13\\x14\\x15\\x16\\x17\\x18\\x19\\x1a\\x1b\\x1c\\x1d\\x1e\\x1f\\uFFFE\\uFFFF'`,
);
/** The longest text of a cell. */
const LONGEST = 32_767;

/**
 * A column's value as a cell's XML on one line, in the column with these letters. Text is text and can't be a formula; numbers, days and moments are numbers
 * with a format.
 */
export function xlsxCell(column: ReportColumn, reader: Reader, letters: string): SQL {
  const { type, value } = column;
  const at = ` r="${letters}${ROW_MARK}"`;
  if (type === 'text') return textCell(value, at);
  if (type === 'choice') return textCell(choiceWords(column, reader), at);
  if (type === 'day') return numberCell(serialDay(value), STYLES.day, at);
  if (type === 'moment') return numberCell(serialMoment(localMoment(value, reader)), STYLES.moment, at);
  if (type === 'money') return numberCell(decimalMoney(value), STYLES.money, at);
  return numberCell(value, type === 'whole' ? STYLES.whole : STYLES.plain, at);
}

function numberCell(value: SQL, style: number, at: string): SQL {
  return sql`coalesce(${`<c${at} s="${style}"><v>`} || ${value} || '</v></c>', '')`;
}

function textCell(value: SQL, at: string): SQL {
  const plain = sql`translate(left(${value}, ${sql.raw(String(LONGEST))}), ${FORBIDDEN}, '')`;
  const start = `<c${at} t="inlineStr"><is><t xml:space="preserve">`;
  return sql`coalesce(${start} || ${escaped(plain)} || '</t></is></c>', '')`;
}

/** A line break would end the row for whoever counts rows by lines. */
function escaped(text: SQL): SQL {
  const pairs: [string, string][] = [
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['\n', '&#10;'],
    ['\r', '&#13;'],
  ];
  return pairs.reduce((inner, [from, to]) => sql`replace(${inner}, ${from}, ${to})`, text);
}
