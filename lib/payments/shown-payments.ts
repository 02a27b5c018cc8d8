import type { ErrorCode } from '../errors';
import { type Ledger, type LedgerPayment, refundableCents, voidRefusal } from './balance';
import type { PaidInGourdes } from './refunded-gourdes';

interface Listed {
  id: string;
  kind: LedgerPayment['kind'];
  amountCents: number;
  receivedHtgCents: number | null;
  htgRate: string | null;
}

export type ShownPayment<Row extends Listed> = Row & {
  /** How much of it can still be given back, in cents. */
  refundableCents: number;
  /** How it was made in gourdes, from which its refunds follow; null if it was not. */
  gourdes: PaidInGourdes | null;
  voidRefusal: ErrorCode | null;
};

/**
 * The payments of a ledger with what can still be done with each. `refundable` limits what is left of a payment to what its
 * rental or reservation allows.
 */
export function shownPayments<Row extends Listed>(
  rows: readonly Row[],
  ledger: Ledger,
  refundable: (kind: Row['kind'], leftCents: number) => number,
): ShownPayment<Row>[] {
  return rows.map((row) => {
    const line = ledger.payments.find((payment) => payment.id === row.id);
    const left = line ? refundableCents(line, ledger.payments) : 0;
    return {
      ...row,
      refundableCents: refundable(row.kind, left),
      gourdes: line ? inGourdes(row, row.amountCents - left) : null,
      voidRefusal: voidRefusal(row.id, ledger),
    };
  });
}

function inGourdes({ amountCents, receivedHtgCents, htgRate }: Listed, refundedCents: number): PaidInGourdes | null {
  if (receivedHtgCents === null || htgRate === null) return null;
  return { amountCents, receivedHtgCents, htgRate, refundedCents };
}
