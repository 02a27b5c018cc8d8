import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { accountApplications, depositApplications, payments } from '@/db/schema/payments';
import { charges } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';
import { type Balance, balanceOf, type Ledger, type LedgerPayment } from './balance';

/** What a ledger belongs to. */
export type LedgerOwner = { rentalId: string } | { reservationId: string };

/** All charges and payments of a rental or a reservation, with its balance. */
export async function readLedger(ctx: ReadContext, owner: LedgerOwner): Promise<{ ledger: Ledger; balance: Balance }> {
  const { tx, tenantId } = ctx;
  const of = (table: typeof charges | typeof depositApplications | typeof accountApplications) =>
    and(
      eq(table.tenantId, tenantId),
      'rentalId' in owner ? eq(table.rentalId, owner.rentalId) : eq(table.reservationId, owner.reservationId),
    );
  const [charged, paid, applied, advances] = await Promise.all([
    tx.select({ amountCents: charges.amountCents, waivedAt: charges.waivedAt }).from(charges).where(of(charges)),
    tx
      .select()
      .from(payments)
      .where(and(eq(payments.tenantId, tenantId), belongsTo(owner)))
      .orderBy(asc(payments.receivedAt), asc(payments.id)),
    tx
      .select({ amountCents: depositApplications.amountCents })
      .from(depositApplications)
      .where(of(depositApplications)),
    tx
      .select({ amountCents: accountApplications.amountCents })
      .from(accountApplications)
      .where(of(accountApplications)),
  ]);
  const ledger: Ledger = {
    charges: charged.map((charge) => ({ amountCents: charge.amountCents, waived: charge.waivedAt !== null })),
    payments: paid.map(ledgerPayment),
    appliedCents: applied.map((application) => application.amountCents),
    fromAdvancesCents: advances.map(({ amountCents }) => amountCents),
  };
  return { ledger, balance: balanceOf(ledger) };
}

/** A row of the table as the rules know it. */
export function ledgerPayment(payment: typeof payments.$inferSelect): LedgerPayment {
  const { id, kind, amountCents, voidedAt, refundedPaymentId } = payment;
  return { id, kind, amountCents, voided: voidedAt !== null, refundedPaymentId };
}

/** A payment taken on a reservation belongs to the rental from the hand-over on, and then no longer to the reservation. */
function belongsTo(owner: LedgerOwner) {
  return 'rentalId' in owner
    ? eq(payments.rentalId, owner.rentalId)
    : and(eq(payments.reservationId, owner.reservationId), isNull(payments.rentalId));
}
