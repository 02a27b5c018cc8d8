import type { GourdeRate, PaperData, PaperVoid } from './paper-data';

/** The content of a receipt. Amounts are positive; a refund is money paid to the customer. */
export interface ReceiptData extends PaperData {
  /** `part` is paid on a reservation. `deposit_refund` is the refund of a deposit, which the customer signs for. */
  kind: 'deposit' | 'account' | 'balance' | 'part' | 'charge' | 'refund' | 'deposit_refund';
  receivedAt: string;
  amountCents: number;
  method: 'cash' | 'credit' | 'credit_card' | 'cheque' | 'debit_card' | 'bank_transfer';
  paymentReference: string;
  /** The gourdes that changed hands, if the payment was in gourdes. */
  receivedHtg: { cents: number; rate: number } | null;
  /** Used for the equivalent in gourdes if the payment was in dollars. */
  gourde: GourdeRate | null;
  agreementNumber: string | null;
  /** The reservation on which it was taken. A receipt ordered before there were such payments has none. */
  reservationNumber?: string | null;
  vehicle: string | null;
  customer: { fullName: string; phone: string | null };
  collectedBy: string;
  /** Positive: the customer still owes it. Negative: the company owes it to the customer. Null: unknown. */
  dueAfterCents: number | null;
  /** Whether that is what is left of a reservation's price before its pickup. */
  beforePickup?: boolean;
  depositHeldCents: number | null;
  /** What is left of the customer's advances. Null: it need not be said. */
  advanceHeldCents?: number | null;
  notes: string;
  voided: PaperVoid | null;
}
