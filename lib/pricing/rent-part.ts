/**
 * The parameter of a sentence that keeps how much of its amount is rent, which owners share. None where all of it is. The
 * rest is insurance, protections and options (docs/rules.md §8).
 */
export function rentPart(rentCents: number, amountCents: number): Record<string, number> {
  return rentCents === amountCents ? {} : { rentCents };
}
