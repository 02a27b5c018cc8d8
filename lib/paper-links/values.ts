/** The papers that a link can open. An agreement's opens its addenda too; an invoice is a return's, a bill all others. */
export const LINKED_KINDS = ['agreement', 'invoice', 'receipt', 'bill'] as const;
export type LinkedKind = (typeof LINKED_KINDS)[number];
export const LINK_DAYS = 30;
