import type { PAYMENT_METHODS, PaymentKind } from '../payments/values';
import type { GourdeRate, PaperData } from './paper-data';

/** What a receipt says. Amounts are positive; a refund is money that went to the customer. */
export interface ReceiptData extends PaperData {
  /** `deposit_refund` is a refund of a deposit: the customer signs for it. */
  kind: PaymentKind | 'deposit_refund';
  receivedAt: string;
  amountCents: number;
  method: (typeof PAYMENT_METHODS)[number];
  paymentReference: string;
  /** What was handed over, where it was gourdes. */
  receivedHtg: { cents: number; rate: number } | null;
  /** For the equivalent in gourdes where dollars were handed over. */
  gourde: GourdeRate | null;
  agreementNumber: string | null;
  vehicle: string | null;
  customer: { fullName: string; phone: string | null };
  collectedBy: string;
  /** Positive: still owed by the customer; negative: owed to him; null where it can't be said. */
  dueAfterCents: number | null;
  depositHeldCents: number | null;
  notes: string;
  voided: { at: string; by: string; reason: string } | null;
}
