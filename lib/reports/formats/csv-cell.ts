import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportColumn } from '../report-source';
import { choiceWords, decimalMoney, localMoment, type Reader } from './cell';

/** Of `defuse` in lib/csv, and tests compare both. The first character decides for nearly all text, at no cost. */
const RISKY_FIRST = sql.raw(`(9, 10, 13, 39, 43, 45, 61, 64, 65291, 65293, 65309, 65312)`);
const RISKY = sql.raw(`'^''*[=+\\-@＝＋－＠\\t\\r\\n]'`);
const NEGATIVE_NUMBER = sql.raw(`'^-[0-9]+([.,][0-9]+)?$'`);
const GAP = '[; \\t\\r\\n\\u00a0"]';
const PARTED = sql.raw(`'(?<!${GAP})${GAP}*[;\\t\\r\\n]${GAP}*(?=''*[=+\\-@＝＋－＠])'`);

/** A column's value as a cell of a CSV file. No text of it is run as a formula (docs/rules.md §15). */
export function csvCell(column: ReportColumn, reader: Reader): SQL {
  const { type, value } = column;
  if (type === 'money') return decimalMoney(value);
  if (type === 'moment') return sql`left(${localMoment(value, reader)}::text, 16)`;
  if (type === 'choice') return choiceWords(column, reader);
  return type === 'text' ? defused(value) : value;
}

export function defused(text: SQL): SQL {
  return sql`case when ascii(${text}) in ${RISKY_FIRST} and ${text} ~ ${RISKY} and ${text} !~ ${NEGATIVE_NUMBER}
    then '''' || ${parted(text)} else ${parted(text)} end`;
}

/** Four looks for a character cost half of what one for a pattern does, and nearly all text has none of them. */
function parted(text: SQL): SQL {
  const has = sql.join(
    [';', '\n', '\r', '\t'].map((character) => sql`strpos(${text}, ${character}) > 0`),
    sql` or `,
  );
  return sql`case when ${has} then regexp_replace(${text}, ${PARTED}, ${"\\&'"}, 'g') else ${text} end`;
}
