import 'server-only';
import { AppError, type ErrorCode } from '../errors';
import type { WriteContext } from '../server/command';
import { getLedger } from './get-ledger';
import { lockRental } from './lock-rental';
import { lockReservationLedger } from './lock-reservation-ledger';
import { readLedger } from './read-ledger';
import { collectibleCents } from './reservation-limits';

type CollectedKind = 'deposit' | 'balance' | 'charge';

interface Collected {
  rentalId: string | null;
  reservationId: string | null;
  kind: CollectedKind;
}

/** The locked ledger that a payment goes to. */
interface OpenLedger {
  rentalId: string | null;
  reservationId: string | null;
  customerId: string;
  /** The most that may be collected now, in cents; null if only the bounds of a deposit hold. */
  mostCents: number | null;
  /** The error if it is more. */
  excess: ErrorCode;
}

/** Locks what a payment is collected on. Throws `invalid_transition` if its state has no such payment. */
export function openLedger(ctx: WriteContext, { rentalId, reservationId, kind }: Collected): Promise<OpenLedger> {
  if (rentalId) return openRental(ctx, rentalId, kind);
  if (reservationId) return openReservation(ctx, reservationId, kind);
  throw new AppError('record_not_found');
}

async function openRental(ctx: WriteContext, rentalId: string, kind: CollectedKind): Promise<OpenLedger> {
  const rental = await lockRental(ctx, rentalId);
  // Assumption: a deposit belongs to a vehicle that is out. A draft has no agreement to hold it under.
  if (rental.status === 'draft' || (kind === 'deposit' && rental.status !== 'active'))
    throw new AppError('invalid_transition', { params: { from: rental.status, to: kind } });
  const mostCents = kind === 'deposit' ? null : Math.max(0, (await getLedger(ctx, rentalId)).balance.dueCents);
  const { customerId } = rental;
  return { rentalId, reservationId: null, customerId, mostCents, excess: 'amount_exceeds_due' };
}

async function openReservation(ctx: WriteContext, reservationId: string, kind: CollectedKind): Promise<OpenLedger> {
  const reservation = await lockReservationLedger(ctx, reservationId);
  const { balance } = await readLedger(ctx, { reservationId });
  const mostCents = collectibleCents(reservation, balance, kind);
  if (mostCents === null) throw new AppError('invalid_transition', { params: { from: reservation.status, to: kind } });
  const { customerId } = reservation;
  return { rentalId: null, reservationId, customerId, mostCents, excess: 'amount_exceeds_reservation' };
}
