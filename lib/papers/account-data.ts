import type { GourdeRate, PaperData } from './paper-data';

/** One charge or payment of a statement. Positive cents raise what the customer owes. */
export interface AccountEntry {
  at: string;
  type: 'charge' | 'waived' | 'payment' | 'refund' | 'voided' | 'deposit_applied';
  /** Of the agreement, the reservation or the receipt. */
  number: string;
  /** The kind of a charge, or the method of a payment; empty for what was applied. */
  kind: string;
  note: string;
  cents: number;
}

/** A statement of account: what a customer owed, each charge and payment of a period, and what they owe at its end. */
export interface AccountData extends PaperData {
  customer: { fullName: string; taxId: string; address: string; phone: string | null };
  /** The first and the last day. */
  from: string;
  to: string;
  madeAt: string;
  openingCents: number;
  entries: AccountEntry[];
  closingCents: number;
  /** The closing balance by how long ago it was charged: up to 30 days, 60, 90, longer. */
  ages: [number, number, number, number];
  /** The customer's own money at the end of the period. It is no part of the balance. */
  depositHeldCents: number;
  gourde: GourdeRate | null;
}
