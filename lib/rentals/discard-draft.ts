import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { command } from '../server/command';
import { DiscardDraftInput } from './input';

/** Discards a draft, which becomes a cancelled rental without a number. */
export const discardDraft = command(
  { name: 'rentals.discard_draft', permission: 'rentals.create', input: DiscardDraftInput },
  async (ctx, { rentalId }) => {
    const mine = and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId));
    const [before] = await ctx.tx.select({ status: rentals.status }).from(rentals).where(mine);
    if (!before) throw new AppError('record_not_found');
    const changed = await ctx.tx
      .update(rentals)
      .set({ status: 'cancelled', cancelledAt: ctx.now, draft: null, updatedAt: ctx.now })
      .where(and(mine, eq(rentals.status, 'draft')))
      .returning({ id: rentals.id });
    if (changed.length === 0) throw new AppError('invalid_transition');
    ctx.record({ entity: 'rental', entityId: rentalId, before, after: { status: 'cancelled' } });
    return { id: rentalId };
  },
);
