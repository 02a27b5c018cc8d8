import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

export interface LockedRental {
  id: string;
  number: string | null;
  status: 'draft' | 'active' | 'completed' | 'cancelled';
  customerId: string;
}

/** Locks the rental's row until the transaction ends, so that two clerks never count the same money twice. */
export async function lockRental(ctx: WriteContext, rentalId: string): Promise<LockedRental> {
  const [row] = await ctx.tx
    .select({ id: rentals.id, number: rentals.number, status: rentals.status, customerId: rentals.customerId })
    .from(rentals)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId)))
    .for('update');
  if (!row) throw new AppError('record_not_found');
  if (row.customerId === null) throw new AppError('invalid_transition', { params: { from: row.status, to: 'paid' } });
  return { ...row, customerId: row.customerId };
}
