import 'server-only';
import type { ReadContext } from '../server/query';
import { planRoom } from '../tenants/assert-within-plan';
import { checkRows } from './check-rows';
import { getImportTable } from './get-import';
import type { ImportSettings } from './input';
import { targetOf } from './records/targets';
import type { ImportKind } from './values';

const PREVIEW_ROWS = 5;

/** What an import would do, and the problems that prevent it. Nothing is saved. */
export async function checkImport(
  ctx: ReadContext,
  { kind, importId, settings }: { kind: ImportKind; importId: string; settings: ImportSettings },
) {
  const { table } = await getImportTable(ctx, { kind, importId, sheet: settings.sheet });
  const { ready, kept, problems } = await checkRows(ctx, targetOf(kind), { table, settings, lock: false });
  const creates = ready.filter(({ before }) => before === null);
  const plan = kind === 'vehicles' ? await planRoom(ctx, 'vehicles') : null;
  return {
    table,
    rowCount: table.rows.length,
    createCount: creates.length,
    updateCount: ready.length - creates.length,
    keptCount: kept,
    problemRowCount: new Set(problems.map(({ line }) => line)).size,
    problems,
    /** The first rows as they would be saved. */
    preview: ready.slice(0, PREVIEW_ROWS).map(({ line, input }) => ({ line, input: input as Record<string, unknown> })),
    /** Set if the plan has no room for the new records. */
    plan: plan && plan.room < creates.length ? plan : null,
  };
}
