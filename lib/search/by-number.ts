import 'server-only';
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import type { Way } from './mentions';

/** Bare digits are looked up in this year's numbers and in those of so many years before. */
const YEARS = 10;
/** How long the digits of a number can be, which are padded to five. */
const DIGITS = [5, 6, 7];

/**
 * Rows are found by their own number, such as `R-2026-00042`: written whole, without zeros, as far as it is typed, by its
 * digits alone, or by its year.
 */
export function byNumber(series: string, column: SQLWrapper): Way {
  return (ctx, word) => numbered(ctx, { series, column }, word);
}

/** Rows are found by the number of another record that they name. */
export function byNumberOf(
  series: string,
  { table, column }: { table: SQLWrapper & Record<'id' | 'tenantId' | 'number', SQLWrapper>; column: SQLWrapper },
): Way {
  return (ctx, word, isOneOf) => {
    const condition = numbered(ctx, { series, column: table.number }, word);
    return (
      condition &&
      isOneOf(column, sql`select ${table.id} from ${table} where ${table.tenantId} = ${ctx.tenantId} and ${condition}`)
    );
  };
}

function numbered({ now }: ReadContext, { series, column }: { series: string; column: SQLWrapper }, word: string) {
  const [, typed, year, digits] = /^([a-z]*)(20\d\d)(\d{0,7})$/.exec(word) ?? [];
  const ways: SQL[] = [];
  const between = (low: string, high: string) => ways.push(sql`${column} between ${low} and ${high}`);
  if (year && (typed === '' || typed === series.toLowerCase())) {
    const start = `${series}-${year}-`;
    if (!digits) between(`${start}0`, `${start}99999999`);
    else {
      ways.push(sql`${column} = ${start + digits.padStart(5, '0')}`);
      for (const length of DIGITS)
        if (length > digits.length) between(start + digits.padEnd(length, '0'), start + digits.padEnd(length, '9'));
    }
  }
  if (/^\d{1,7}$/.test(word)) {
    const newest = now.getUTCFullYear() + 1;
    const numbers = Array.from({ length: YEARS + 1 }, (_, ago) => `${series}-${newest - ago}-${word.padStart(5, '0')}`);
    ways.push(
      sql`${column} in (${sql.join(
        numbers.map((number) => sql`${number}`),
        sql`, `,
      )})`,
    );
  }
  return or(...ways) ?? null;
}
