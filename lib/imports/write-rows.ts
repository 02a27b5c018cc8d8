import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { newId } from '../id';
import { writeSearchWords } from '../search/write-search-words';
import type { WriteContext } from '../server/command';
import { insertMany } from '../server/insert-many';
import type { ReadyRow } from './check-rows';
import type { Existing, ImportTarget } from './records/target';

const BATCH = 500;

interface Write<Columns> {
  id: string;
  /** Null for a new record. */
  before: Existing | null;
  columns: Columns;
}

/** Writes the rows in batches within one transaction. Records the file would not change are not touched. */
export async function writeRows<Input extends object, Columns extends { nameKey: string }>(
  ctx: WriteContext,
  target: ImportTarget<Input, Columns>,
  ready: readonly ReadyRow<Input>[],
): Promise<{ created: number; updated: number; unchanged: number }> {
  const result = { created: 0, updated: 0, unchanged: 0 };
  for (let from = 0; from < ready.length; from += BATCH) {
    ctx.progress?.({ step: 'writing', done: from, total: ready.length });
    await setImmediate();
    const batch = ready.slice(from, from + BATCH).map(({ input, before }) => ({
      id: before?.id ?? newId(),
      before,
      columns: target.columns(input),
    }));
    const changed = batch.filter(isChange);
    await writeBatch(ctx, target, changed);
    const known = changed.filter(({ before }) => before !== null).length;
    result.updated += known;
    result.created += changed.length - known;
    result.unchanged += batch.length - changed.length;
  }
  ctx.progress?.({ step: 'writing', done: ready.length, total: ready.length });
  return result;
}

async function writeBatch<Input extends object, Columns extends { nameKey: string }>(
  ctx: WriteContext,
  target: ImportTarget<Input, Columns>,
  batch: readonly Write<Columns>[],
): Promise<void> {
  const rows = batch.map(({ id, columns }) => ({ tenantId: ctx.tenantId, id, ...columns, updatedAt: ctx.now }));
  try {
    await insertMany(ctx.tx, target.record.table, rows, { conflict: { keys: ['tenant_id', 'id'], update: true } });
  } catch (error) {
    throw target.translate?.(error) ?? error;
  }
  await writeSearchWords(
    ctx,
    target.record,
    batch.map(({ id, columns }) => ({ id, ...columns })),
  );
  for (const { id, before, columns } of batch) {
    ctx.record({
      entity: target.record.name,
      entityId: id,
      before: before && Object.fromEntries(Object.keys(columns).map((name) => [name, before.stored[name]])),
      after: columns,
      action: `${target.kind}.import`,
    });
  }
}

function isChange({ before, columns }: Write<object>): boolean {
  if (!before) return true;
  return Object.entries(columns).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.stored[name]));
}
