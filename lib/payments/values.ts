export const PAYMENT_KINDS = ['deposit', 'balance', 'charge', 'account', 'refund'] as const;
export const PAYMENT_METHODS = ['cash', 'credit', 'credit_card', 'cheque', 'debit_card', 'bank_transfer'] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How long money is due: not yet, up to 7 days, up to 30 days, longer. */
export const PAYMENT_AGES = ['to_come', 'week', 'month', 'older'] as const;
export type PaymentAge = (typeof PAYMENT_AGES)[number];

/** What the company holds of its customers, or owes them back. */
export const HELD_KINDS = ['deposit', 'overpaid', 'advance'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];
