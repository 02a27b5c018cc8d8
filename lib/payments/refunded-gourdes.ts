const GOURDE_CENTS = 100;

/** A payment that was made in gourdes, and what earlier refunds have given back of it. */
export interface PaidInGourdes {
  /** What it counted for, in US cents. */
  amountCents: number;
  receivedHtgCents: number;
  /** Gourdes for 1 USD, as they were counted. */
  htgRate: string;
  refundedCents: number;
}

/**
 * The gourde cents that give back an amount in US cents: its share of those received, so at the payment's own rate. All
 * refunds of a payment together give back what was received (docs/rules.md §8). Gourdes are whole, in the customer's favor.
 */
export function refundedGourdes(paid: PaidInGourdes, amountCents: number): number {
  return share(paid, paid.refundedCents + amountCents) - share(paid, paid.refundedCents);
}

function share({ amountCents, receivedHtgCents }: PaidInGourdes, partCents: number): number {
  const whole = Math.ceil((receivedHtgCents * partCents) / (amountCents * GOURDE_CENTS)) * GOURDE_CENTS;
  return Math.min(receivedHtgCents, whole);
}
