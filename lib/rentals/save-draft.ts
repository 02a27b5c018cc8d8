import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { isId } from '../id';
import { command } from '../server/command';
import { SaveDraftInput } from './input';

/** Keeps a draft as it stands, on its first saving and on every later one; it holds nothing (product.md §6). */
export const saveDraft = command(
  { name: 'rentals.save_draft', permission: 'rentals.create', input: SaveDraftInput },
  async (ctx, { rentalId, step, values }) => {
    const columns = {
      draft: values,
      draftStep: step,
      customerId: isId(values.customerId) ? values.customerId : null,
      vehicleId: isId(values.vehicleId) ? values.vehicleId : null,
      updatedAt: sql`now()`,
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
    return { id: rentalId };
  },
);
