import 'server-only';
import { and, eq } from 'drizzle-orm';
import { documents, paperOrders } from '@/db/schema/files';
import type { ReadContext } from '../server/query';

const MARK = /-(A\d{1,4})$/;

/** A rental's addenda, printed or ordered, by the end of their numbers: `A1`, `A2`. */
export async function listAddenda(
  ctx: Pick<ReadContext, 'tenantId' | 'tx'>,
  rentalId: string,
): Promise<{ id: string; mark: string }[]> {
  const of = (table: typeof documents | typeof paperOrders) =>
    ctx.tx
      .select({ id: table.id, number: table.number })
      .from(table)
      .where(and(eq(table.tenantId, ctx.tenantId), eq(table.rentalId, rentalId), eq(table.kind, 'addendum')));
  const rows = (await Promise.all([of(paperOrders), of(documents)])).flat();
  const marks = new Map(
    rows.flatMap(
      ({ id, number }) =>
        MARK.exec(number)
          ?.slice(1)
          .map((mark) => [mark, id]) ?? [],
    ),
  );
  return [...marks]
    .map(([mark, id]) => ({ mark: mark ?? '', id: id ?? '' }))
    .toSorted((a, b) => Number(a.mark.slice(1)) - Number(b.mark.slice(1)));
}
