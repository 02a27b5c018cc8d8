import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { charges } from '@/db/schema/rentals';
import type { reservations } from '@/db/schema/reservations';
import { statusNow } from '../reservations/shown-status';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { ledgerVersion } from './balance';
import { listReservationPayments } from './list-payments';
import { readLedger } from './read-ledger';
import { collectibleCents, reservationRefundableCents } from './reservation-limits';
import { shownPayments } from './shown-payments';

type Reserved = Pick<
  typeof reservations.$inferSelect,
  'id' | 'status' | 'pickupAt' | 'noShowGraceHours' | 'autoCancelHours' | 'totalCents' | 'depositCents'
>;

/**
 * The money on a reservation: its fee, what was paid, and what can still be collected and given back. Once it is converted,
 * only its payments are left here; they count for the rental.
 */
export async function getReservationMoney(ctx: ReadContext, reservation: Reserved) {
  const owner = { reservationId: reservation.id };
  const [fees, paid, { ledger, balance }, settings] = await Promise.all([
    ctx.tx
      .select()
      .from(charges)
      .where(and(eq(charges.tenantId, ctx.tenantId), eq(charges.reservationId, reservation.id)))
      .orderBy(asc(charges.createdAt), asc(charges.id)),
    listReservationPayments(ctx, reservation.id),
    readLedger(ctx, owner),
    getTenantSettings(ctx),
  ]);
  const status = statusNow(reservation, ctx.now);
  // A hold that has just run out has no fee yet. The next act on it charges that, so nothing is offered on old figures.
  const isSettling = status !== reservation.status;
  const terms = { ...reservation, status };
  const collectible = (kind: 'deposit' | 'balance' | 'charge') =>
    isSettling ? 0 : (collectibleCents(terms, balance, kind) ?? 0);
  const payments = shownPayments(paid, ledger, (kind, leftCents) =>
    isSettling ? 0 : reservationRefundableCents(kind, leftCents, { status, balance }),
  );
  return {
    fees,
    payments,
    ledger,
    balance,
    collectible: {
      balanceCents: collectible('balance'),
      depositCents: collectible('deposit'),
      feeCents: collectible('charge'),
    },
    ledgerVersion: ledgerVersion(paid.map(({ voidedAt }) => ({ voided: voidedAt !== null }))),
    htgRate: settings.htgRate,
    htgRateOn: settings.htgRateOn,
  };
}

export type ReservationMoney = Awaited<ReturnType<typeof getReservationMoney>>;
