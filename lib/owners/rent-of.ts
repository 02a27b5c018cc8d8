/** What a customer pays for the use of the vehicle itself. */
const RENT = ['rent', 'swap', 'early_return'];
const LATER_RENT = ['late', 'mileage'];
/** Charges that a discount was not given on. */
const UNDISCOUNTED = [...LATER_RENT, 'tax', 'fuel', 'cleaning', 'damage', 'other', 'fine', 'toll'];

/**
 * The rent of a rental in cents, which owners share (docs/rules.md §8). It is what was charged for days, swaps, late return
 * and extra miles. Unused days and the part of the discount that falls on the days are taken off. All other charges are
 * the company's. The charges are those that stand.
 */
export function rentOf(charges: readonly { kind: string; amountCents: number }[]): number {
  const sum = (kinds: readonly string[]) =>
    charges.reduce((total, { kind, amountCents }) => total + (kinds.includes(kind) ? amountCents : 0), 0);
  const rent = sum(RENT);
  const discount = sum(['discount']);
  const discounted = charges.reduce(
    (total, { kind, amountCents }) => total + (kind === 'discount' || UNDISCOUNTED.includes(kind) ? 0 : amountCents),
    0,
  );
  const ofRent = discounted > 0 ? Math.round((discount * rent) / discounted) : 0;
  return rent + ofRent + sum(LATER_RENT);
}
