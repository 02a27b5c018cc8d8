import { UNDISCOUNTED } from '../pricing/undiscounted';

/** What a customer pays for the use of the vehicle itself. */
const RENT = ['rent', 'swap', 'early_return'];
const LATER_RENT = ['late', 'mileage'];

export interface OutingCharge {
  kind: string;
  amountCents: number;
  /** How much of it is rent, as its line keeps it; null where the line says nothing. */
  rentCents?: number | null;
  /** The check-in that added it; null if it was agreed before. */
  inspectionId: string | null;
}

/**
 * The rent of a rental in cents, which owners share (docs/rules.md §8). It is what was charged for days, swaps, late return
 * and extra miles. Unused days and the part of the discount that falls on the days are taken off. All other charges are
 * the company's, as is the insurance in a late or unused day. The charges are those that stand.
 */
export function rentOf(charges: readonly OutingCharge[]): number {
  const sum = (kinds: readonly string[]) =>
    charges.reduce(
      (total, { kind, amountCents, rentCents }) => total + (kinds.includes(kind) ? (rentCents ?? amountCents) : 0),
      0,
    );
  const rent = sum(RENT);
  const discount = sum(['discount']);
  const discounted = charges.reduce(
    (total, charge) => total + (charge.kind === 'discount' || isUndiscounted(charge) ? 0 : charge.amountCents),
    0,
  );
  const ofRent = discounted > 0 ? Math.round((discount * rent) / discounted) : 0;
  return rent + ofRent + sum(LATER_RENT);
}

/** The fee of a return outside the hours may be signed with the discount, or only be added by the return. */
function isUndiscounted({ kind, inspectionId }: OutingCharge): boolean {
  return UNDISCOUNTED.includes(kind) || (kind === 'after_hours_return' && inspectionId !== null);
}
