import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';

function mine(ctx: WriteContext, reservationId: string) {
  return and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId));
}

/** A reservation's row, read before it is locked, to know what to lock first. Throws `record_not_found`. */
export async function peekReservation(ctx: WriteContext, reservationId: string) {
  if (!isId(reservationId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx.select().from(reservations).where(mine(ctx, reservationId));
  if (!row) throw new AppError('record_not_found');
  return row;
}

/**
 * A reservation's row, locked until the transaction ends. Customer, class and vehicle are locked before it. Throws
 * `record_not_found`.
 */
export async function lockReservation(ctx: WriteContext, reservationId: string) {
  if (!isId(reservationId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx.select().from(reservations).where(mine(ctx, reservationId)).for('update');
  if (!row) throw new AppError('record_not_found');
  return row;
}
