import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { isId } from '../id';
import { command, type WriteContext } from '../server/command';
import { SaveDraftInput } from './input';

/**
 * Saves a draft in its current state, the first time and every later time. It reserves nothing (docs/rules.md §6).
 * Throws `draft_changed` if another tab or device has saved it since this one last read it, so that neither overwrites
 * the other.
 */
export const saveDraft = command(
  { name: 'rentals.save_draft', permission: 'rentals.create', input: SaveDraftInput },
  async (ctx, { rentalId, step, values, editor, seenAt }) => {
    await assertSeen(ctx, rentalId, { editor: editor ?? null, seenAt: seenAt ?? null });
    const columns = {
      draft: values,
      draftStep: step,
      draftEditor: editor ?? null,
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
    return { id: rentalId, savedAt: ctx.now.toISOString() };
  },
);

async function assertSeen(
  ctx: WriteContext,
  rentalId: string,
  mine: { editor: string | null; seenAt: string | null },
): Promise<void> {
  const [before] = await ctx.tx
    .select({ editor: rentals.draftEditor, updatedAt: rentals.updatedAt })
    .from(rentals)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId), eq(rentals.status, 'draft')))
    .for('update');
  if (!before || mine.editor === null || before.editor === mine.editor) return;
  if (mine.seenAt === null || before.updatedAt > new Date(mine.seenAt)) throw new AppError('draft_changed');
}
