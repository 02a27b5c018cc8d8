export const INVOICE_KINDS = ['proforma', 'invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Each kind of paper has its own numbers without gaps. */
export const INVOICE_SERIES = { proforma: 'PF', invoice: 'F', credit_note: 'NC' } as const;

/** Why an invoice bears no tax. */
export const EXEMPTIONS = ['ngo', 'state', 'other'] as const;

/** What an invoice is now, never stored; papers of the other kinds are just what they are. */
export const INVOICE_STATES = ['open', 'overdue', 'paid', 'credited', 'proforma', 'credit_note'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const DEFAULT_DUE_DAYS = 30;
