export const EXPENSE_KINDS = ['fuel', 'washing', 'insurance', 'registration', 'fine', 'toll', 'other'] as const;
/** Kinds that belong to whoever had the vehicle at that moment. */
export const PASSED_ON_KINDS = ['fine', 'toll'] as const;

export type PassedOnKind = (typeof PASSED_ON_KINDS)[number];

export function isPassedOn(kind: string): kind is PassedOnKind {
  return PASSED_ON_KINDS.some((one) => one === kind);
}
