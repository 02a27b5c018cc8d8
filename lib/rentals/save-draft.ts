import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { isId, newId } from '../id';
import { command, type WriteContext } from '../server/command';
import { SaveDraftInput } from './input';

/**
 * Saves a draft in its current state, the first time and every later time. It reserves nothing (docs/rules.md §6). A
 * save that names a version must know the last one: it throws `draft_changed` if another tab or device has saved in the
 * meantime. A save without a version replaces the draft.
 */
export const saveDraft = command(
  { name: 'rentals.save_draft', permission: 'rentals.create', input: SaveDraftInput },
  async (ctx, { rentalId, step, values, seen, ...saving }) => {
    const version = saving.version ?? newId();
    if (saving.version) await assertSeen(ctx, rentalId, [...seen, version]);
    const columns = {
      draft: values,
      draftStep: step,
      draftVersion: version,
      customerId: isId(values.customerId) ? values.customerId : null,
      vehicleId: isId(values.vehicleId) ? values.vehicleId : null,
      updatedAt: ctx.now,
    };
    const row = {
      tenantId: ctx.tenantId,
      id: rentalId,
      createdBy: ctx.member.id,
      locale: ctx.tenant.defaultLocale,
      ...columns,
    };
    const saved = await ctx.tx
      .insert(rentals)
      .values(row)
      .onConflictDoUpdate({
        target: [rentals.tenantId, rentals.id],
        set: columns,
        setWhere: eq(rentals.status, 'draft'),
      })
      .returning({ id: rentals.id });
    if (saved.length === 0) throw new AppError('invalid_transition');
    ctx.record({ entity: 'rental', entityId: rentalId, before: null, after: { step } });
    return { id: rentalId, version };
  },
);

async function assertSeen(ctx: WriteContext, rentalId: string, seen: readonly string[]): Promise<void> {
  const [before] = await ctx.tx
    .select({ version: rentals.draftVersion })
    .from(rentals)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId), eq(rentals.status, 'draft')))
    .for('update');
  if (before?.version && !seen.includes(before.version)) throw new AppError('draft_changed');
}
