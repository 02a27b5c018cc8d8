import type { Transaction } from '../client';
import { counters } from '../schema/activity';

const SLICE = 200;

/** Document numbers in chronological order, and the counters from which the product continues. */
export function numbering(series: 'R' | 'V' | 'P' | 'M' | 'Q', tenantId: string) {
  const last = new Map<number, number>();
  return {
    next(at: Date): string {
      const year = at.getUTCFullYear();
      const value = (last.get(year) ?? 0) + 1;
      last.set(year, value);
      return `${series}-${year}-${String(value).padStart(5, '0')}`;
    },
    async keep(tx: Transaction): Promise<void> {
      if (last.size > 0)
        await tx.insert(counters).values([...last].map(([year, value]) => ({ tenantId, series, year, value })));
    },
  };
}

/** Inserts many rows per statement, below the limit of parameters. */
export async function inSlices<Row>(rows: Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE) await insert(rows.slice(from, from + SLICE));
}
