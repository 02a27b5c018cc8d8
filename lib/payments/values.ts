export const PAYMENT_KINDS = ['deposit', 'balance', 'charge', 'refund'] as const;
export const PAYMENT_METHODS = ['cash', 'credit', 'credit_card', 'cheque', 'debit_card', 'bank_transfer'] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];
