import 'server-only';
import { sumReservationMoney } from '../allocations/sum-reservation-money';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/**
 * Throws `reservation_paid` at the customer if money is held on a reservation: it is this customer's, and can't become
 * another one's. The caller has locked the reservation.
 */
export async function assertNothingPaid(ctx: WriteContext, reservationId: string): Promise<void> {
  const { paidCents, depositPaidCents } = await sumReservationMoney(ctx, reservationId);
  if (paidCents !== 0 || depositPaidCents !== 0)
    throw new AppError('reservation_paid', { fields: { customerId: 'reservation_paid' } });
}
