/** What an owner gets for a vehicle: a percentage of the rent, or a fixed amount for each day on rent or each month. */
export const SHARE_KINDS = ['percent', 'per_day', 'per_month'] as const;
/** The costs that may be an owner's: expenses by their kind, and maintenance. */
export const OWNER_COSTS = [
  'fuel',
  'washing',
  'insurance',
  'registration',
  'fine',
  'toll',
  'other',
  'maintenance',
] as const;

export type ShareKind = (typeof SHARE_KINDS)[number];
export type OwnerCost = (typeof OWNER_COSTS)[number];

export const PAYOUT_METHODS = ['cash', 'cheque', 'bank_transfer'] as const;
