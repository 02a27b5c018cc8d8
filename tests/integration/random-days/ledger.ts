import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { type Booking, type Company, hasExpired, noShowFee } from './company';

export interface Account {
  /** Of the rental, or of the reservation. */
  id: string;
  chargesCents: number;
  paidCents: number;
  appliedCents: number;
  heldCents: number;
  dueCents: number;
  /** How much of the deposit may be given back, also what paid for charges that fell away since. */
  returnableCents: number;
}

/** The money of each rental and each reservation, added up by its own queries. */
export async function readAccounts({ tenant }: Company): Promise<Account[]> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<Record<string, unknown>>(sql`
      with owners as (
        select id from rentals union all select id from reservations
      ), moved as (
        -- What was paid on a reservation is its rental's from the hand-over on.
        select coalesce(p.rental_id, p.reservation_id) as owner, coalesce(o.kind, p.kind) = 'deposit' as deposited,
          case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end as cents
        from payments p left join payments o on o.id = p.refunded_payment_id where p.voided_at is null
      )
      select w.id,
        (select coalesce(sum(amount_cents), 0) from charges c
          where coalesce(c.rental_id, c.reservation_id) = w.id and c.waived_at is null) as charged,
        (select coalesce(sum(cents), 0) from moved m where m.owner = w.id and not m.deposited) as paid,
        (select coalesce(sum(cents), 0) from moved m where m.owner = w.id and m.deposited) as deposited,
        (select coalesce(sum(amount_cents), 0) from deposit_applications d
          where coalesce(d.rental_id, d.reservation_id) = w.id) as applied
      from owners w order by w.id`),
  );
  return rows.map((row) => {
    const [chargesCents, paidCents, appliedCents] = [Number(row.charged), Number(row.paid), Number(row.applied)];
    const depositedCents = Number(row.deposited);
    return account({ id: String(row.id), chargesCents, paidCents, appliedCents, depositedCents });
  });
}

type Sums = Pick<Account, 'id' | 'chargesCents' | 'paidCents' | 'appliedCents'> & { depositedCents: number };

function account({ depositedCents, ...sums }: Sums): Account {
  const heldCents = depositedCents - sums.appliedCents;
  const dueCents = sums.chargesCents - sums.paidCents - sums.appliedCents;
  const returnableCents = heldCents + Math.max(0, Math.min(sums.appliedCents, -dueCents));
  return { ...sums, heldCents, dueCents, returnableCents };
}

/** The same money after a fee that the deposit pays, as far as it reaches. */
export function afterFee({ heldCents, ...sums }: Account, feeCents: number): Account & { usedCents: number } {
  const chargesCents = sums.chargesCents + feeCents;
  const usedCents = Math.max(0, Math.min(heldCents, sums.dueCents + feeCents));
  const appliedCents = sums.appliedCents + usedCents;
  const depositedCents = heldCents + sums.appliedCents;
  return { ...account({ ...sums, chargesCents, appliedCents, depositedCents }), usedCents };
}

export async function accountOf(company: Company, id: string): Promise<Account> {
  const found = (await readAccounts(company)).find((other) => other.id === id);
  if (!found) throw new Error('there is no such rental or reservation');
  return found;
}

/**
 * The money that a payment belongs to, as an act on it finds it, and the state of its reservation; null if it belongs to a
 * rental. An act on a booking that nobody came for closes it first, with its fee.
 */
export async function payerOf(company: Company, paymentId: string) {
  const [row] = await withTenant(company.tenant.id, (tx) =>
    tx.execute<Record<string, unknown>>(sql`select rental_id, reservation_id from payments where id = ${paymentId}`),
  );
  const booking = row?.rental_id ? undefined : company.bookings.find(({ id }) => id === row?.reservation_id);
  if (booking) return { booking, ...(await payingBooking(company, booking)) };
  return { booking: null, status: null, account: await accountOf(company, String(row?.rental_id)) };
}

/** A booking's state and money as whoever pays finds them. If nobody came, it is closed by then, with its fee. */
export async function payingBooking(company: Company, booking: Booking) {
  const account = await accountOf(company, booking.id);
  if (booking.status !== 'confirmed' || !hasExpired(company, booking)) return { status: booking.status, account };
  // Somebody who wanted its vehicle may have closed it before.
  const feeCents = account.chargesCents === 0 ? noShowFee(booking) : 0;
  return { status: 'no_show' as const, account: afterFee(account, feeCents) };
}

/** What is left of a payment after its refunds; 0 if it was voided. */
export async function leftOf({ tenant }: Company, paymentId: string): Promise<number> {
  const [row] = await withTenant(tenant.id, (tx) =>
    tx.execute<{ left: string }>(sql`
      select case when p.voided_at is null then p.amount_cents else 0 end - coalesce((select sum(f.amount_cents)
        from payments f where f.refunded_payment_id = p.id and f.voided_at is null), 0) as left
      from payments p where p.id = ${paymentId}`),
  );
  return Number(row?.left ?? 0);
}
