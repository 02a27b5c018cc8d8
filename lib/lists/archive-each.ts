import 'server-only';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../errors';
import type { AnyKind } from '../records/record-kind';
import type { WriteContext } from '../server/command';

interface Each {
  ids: string[];
  archive: (id: string) => Promise<unknown>;
}

/**
 * Archives those of the records that may be archived, and returns the others with the reason. Assumption: one vehicle
 * that is out does not prevent archiving the rest. If all are refused, throws the first reason. Records already
 * archived stay as they are, and nothing is kept of what was done for one that is refused.
 */
export async function archiveEach(
  ctx: WriteContext,
  { table, name }: Pick<AnyKind, 'table' | 'name'>,
  { ids, archive }: Each,
) {
  const wanted = [...new Set(ids)];
  const rows = await ctx.tx
    .select({ id: table.id, archivedAt: table.archivedAt })
    .from(table)
    .where(and(eq(table.tenantId, ctx.tenantId), inArray(table.id, wanted)))
    .orderBy(asc(table.id))
    .for('update');
  if (rows.length < wanted.length) throw new AppError('record_not_found');
  const archived: string[] = [];
  const refused: { id: string; error: AppError }[] = [];
  for (const { id, archivedAt } of rows) {
    if (archivedAt) continue;
    await ctx.tx.execute(sql`savepoint before_one`);
    try {
      await archive(id);
      await ctx.tx.execute(sql`release savepoint before_one`);
      archived.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await ctx.tx.execute(sql`rollback to savepoint before_one`);
      refused.push({ id, error });
    }
  }
  const reasons = refused.map(({ id, error: { code, params } }) => ({ id, code, ...(params && { params }) }));
  const [first] = refused;
  if (first && archived.length === 0)
    throw new AppError(first.error.code, { params: first.error.params, details: reasons });
  ctx.record({ entity: name, entityId: null, before: null, after: { archived, refused: reasons } });
  return { archived: archived.length, refused: reasons };
}
