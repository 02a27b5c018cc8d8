import 'server-only';
import { and, eq } from 'drizzle-orm';
import { payments } from '@/db/schema/payments';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import type { ReservationStatus } from '../reservations/values';
import type { WriteContext } from '../server/command';
import { type Balance, balanceOf, type Ledger } from './balance';
import { lockRental } from './lock-rental';
import { lockReservationLedger } from './lock-reservation-ledger';
import { readAdvances } from './read-advances';
import { type LedgerOwner, readLedger } from './read-ledger';

interface LockedPayment {
  payment: typeof payments.$inferSelect;
  /** Null for an advance, which belongs to the customer alone. */
  owner: LedgerOwner | null;
  /** The state of the reservation that it belongs to; null if it belongs to a rental. */
  reserved: ReservationStatus | null;
  ledger: Ledger;
  balance: Balance;
}

/** A payment with its ledger, locked until the transaction ends. Throws `record_not_found`. */
export async function lockPayment(ctx: WriteContext, paymentId: string): Promise<LockedPayment> {
  const seen = await read(ctx, paymentId);
  const reservation =
    seen.rentalId === null && seen.reservationId ? await lockReservationLedger(ctx, seen.reservationId) : null;
  // A hand-over may have given it to a rental while we waited for the reservation.
  const payment = reservation ? await read(ctx, paymentId) : seen;
  const { rentalId, reservationId, customerId } = payment;
  if (!rentalId && !reservationId) {
    await lockCustomer(ctx, customerId);
    const { ledger } = await readAdvances(ctx, customerId);
    return { payment, owner: null, reserved: null, ledger, balance: balanceOf(ledger) };
  }
  if (rentalId) await lockRental(ctx, rentalId);
  const owner = rentalId ? { rentalId } : { reservationId: reservationId ?? '' };
  return {
    payment,
    owner,
    reserved: rentalId ? null : (reservation?.status ?? null),
    ...(await readLedger(ctx, owner)),
  };
}

async function read(ctx: WriteContext, paymentId: string) {
  const [payment] = await ctx.tx
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId)));
  if (!payment) throw new AppError('record_not_found');
  return payment;
}
