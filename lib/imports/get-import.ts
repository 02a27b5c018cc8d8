import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { imports } from '@/db/schema/imports';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { type Table, tableOf, unpackContent } from './content';
import type { Sheet } from './formats/sheet';
import type { ImportKind } from './values';

const FACTS = {
  id: imports.id,
  kind: imports.kind,
  status: imports.status,
  fileName: imports.fileName,
  rowCount: imports.rowCount,
  createdCount: imports.createdCount,
  updatedCount: imports.updatedCount,
  skippedCount: imports.skippedCount,
  createdAt: imports.createdAt,
  doneAt: imports.doneAt,
};

function mine(ctx: ReadContext, kind: ImportKind, importId: string) {
  if (!isId(importId)) throw new AppError('record_not_found');
  return and(eq(imports.tenantId, ctx.tenantId), eq(imports.id, importId), eq(imports.kind, kind));
}

/**
 * An upload and, once it is done, its result. `running` means its rows are being written. Throws `record_not_found`.
 */
export async function getImport(ctx: ReadContext, kind: ImportKind, importId: string) {
  const where = mine(ctx, kind, importId);
  const [found] = await ctx.tx.select(FACTS).from(imports).where(where);
  if (!found) throw new AppError('record_not_found');
  // A running import locks its own row, so a row that can't be locked immediately is being worked on.
  const free = await ctx.tx.select({ id: imports.id }).from(imports).where(where).for('share', { skipLocked: true });
  return { ...found, running: free.length === 0 };
}

/** The latest imported uploads of a kind. */
export function listImports(ctx: ReadContext, kind: ImportKind) {
  return ctx.tx
    .select(FACTS)
    .from(imports)
    .where(and(eq(imports.tenantId, ctx.tenantId), eq(imports.kind, kind), eq(imports.status, 'done')))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(10);
}

/** The list in an upload. Throws `record_not_found` if it has been imported or cleared away. */
export async function getImportTable(
  ctx: ReadContext,
  { kind, importId, sheet }: { kind: ImportKind; importId: string; sheet?: number | undefined },
): Promise<{ table: Table; sheets: Sheet[] }> {
  const [found] = await ctx.tx
    .select({ content: imports.content })
    .from(imports)
    .where(mine(ctx, kind, importId));
  if (!found?.content) throw new AppError('record_not_found');
  const sheets = unpackContent(found.content);
  return { table: tableOf(sheets, kind, sheet), sheets };
}
