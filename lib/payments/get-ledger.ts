import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { depositApplications, payments } from '@/db/schema/payments';
import { charges } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';
import { type Balance, balanceOf, type Ledger } from './balance';

/** All charges and payments of a rental, with its balance. */
export async function getLedger(ctx: ReadContext, rentalId: string): Promise<{ ledger: Ledger; balance: Balance }> {
  const { tx, tenantId } = ctx;
  const [charged, paid, applied] = await Promise.all([
    tx
      .select({ amountCents: charges.amountCents, waivedAt: charges.waivedAt })
      .from(charges)
      .where(and(eq(charges.tenantId, tenantId), eq(charges.rentalId, rentalId))),
    tx
      .select()
      .from(payments)
      .where(and(eq(payments.tenantId, tenantId), eq(payments.rentalId, rentalId)))
      .orderBy(asc(payments.receivedAt), asc(payments.id)),
    tx
      .select({ amountCents: depositApplications.amountCents })
      .from(depositApplications)
      .where(and(eq(depositApplications.tenantId, tenantId), eq(depositApplications.rentalId, rentalId))),
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
