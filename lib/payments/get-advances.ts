import 'server-only';
import type { ReadContext } from '../server/query';
import { ledgerVersion } from './balance';
import { listAdvances } from './list-payments';
import { readAdvances } from './read-advances';
import { shownPayments } from './shown-payments';

/** A customer's advances with what can still be done with each, and what is left of them all in cents. */
export async function getAdvances(ctx: ReadContext, customerId: string) {
  const [rows, { ledger, heldCents }] = await Promise.all([
    listAdvances(ctx, customerId),
    readAdvances(ctx, customerId),
  ]);
  const refundable = (_kind: string, leftCents: number) => Math.max(0, Math.min(leftCents, heldCents));
  return {
    payments: shownPayments(rows, ledger, refundable),
    heldCents,
    htgRate: ctx.tenant.htgRate,
    ledgerVersion: ledgerVersion(ledger.payments) + ledger.fromAdvancesCents.length,
  };
}
