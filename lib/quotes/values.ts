export const QUOTE_STATUSES = ['open', 'expired', 'taken'] as const;

export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
