import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { accountApplications, payments } from '@/db/schema/payments';
import type { ReadContext } from '../server/query';
import { advanceHeldCents, type Ledger } from './balance';
import { ledgerPayment } from './read-ledger';

/** A customer's advances, their refunds and what they have paid, with what is left of them in cents. */
export async function readAdvances(
  { tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>,
  customerId: string,
): Promise<{ ledger: Ledger; heldCents: number }> {
  const [paid, used] = await Promise.all([
    tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.tenantId, tenantId),
          eq(payments.customerId, customerId),
          isNull(payments.rentalId),
          isNull(payments.reservationId),
        ),
      )
      .orderBy(asc(payments.receivedAt), asc(payments.id)),
    tx
      .select({ amountCents: accountApplications.amountCents })
      .from(accountApplications)
      .where(and(eq(accountApplications.tenantId, tenantId), eq(accountApplications.customerId, customerId))),
  ]);
  const fromAdvancesCents = used.map(({ amountCents }) => amountCents);
  const ledger = { charges: [], payments: paid.map(ledgerPayment), appliedCents: [], fromAdvancesCents };
  return { ledger, heldCents: advanceHeldCents(ledger) };
}
