import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { depositApplications, payments } from '@/db/schema/payments';
import { charges } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';
import { type Balance, balanceOf, type Ledger } from './balance';

/** What a ledger belongs to. */
export type LedgerOwner = { rentalId: string } | { reservationId: string };

/** All charges and payments of a rental or a reservation, with its balance. */
export async function readLedger(ctx: ReadContext, owner: LedgerOwner): Promise<{ ledger: Ledger; balance: Balance }> {
  const { tx, tenantId } = ctx;
  const of = (table: typeof charges | typeof depositApplications) =>
    and(
      eq(table.tenantId, tenantId),
      'rentalId' in owner ? eq(table.rentalId, owner.rentalId) : eq(table.reservationId, owner.reservationId),
    );
  const [charged, paid, applied] = await Promise.all([
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
  ]);
  const ledger: Ledger = {
    charges: charged.map((charge) => ({ amountCents: charge.amountCents, waived: charge.waivedAt !== null })),
    payments: paid.map((payment) => ({
      id: payment.id,
      kind: payment.kind,
      amountCents: payment.amountCents,
      voided: payment.voidedAt !== null,
      refundedPaymentId: payment.refundedPaymentId,
    })),
    appliedCents: applied.map((application) => application.amountCents),
  };
  return { ledger, balance: balanceOf(ledger) };
}

/** A payment taken on a reservation belongs to the rental from the hand-over on, and then no longer to the reservation. */
function belongsTo(owner: LedgerOwner) {
  return 'rentalId' in owner
    ? eq(payments.rentalId, owner.rentalId)
    : and(eq(payments.reservationId, owner.reservationId), isNull(payments.rentalId));
}
