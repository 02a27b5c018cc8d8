/** Papers by their day: in the next thirty days, or past it. */
export const EXPIRIES = ['soon', 'expired'] as const;
export type Expiry = (typeof EXPIRIES)[number];
