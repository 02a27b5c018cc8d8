const HUNDREDTHS = 100;

/** What a line costs, in cents: quantity × unit cost, half up. */
export function lineCents(line: { quantityHundredths: number; unitCostCents: number }): number {
  return Math.floor((line.quantityHundredths * line.unitCostCents + HUNDREDTHS / 2) / HUNDREDTHS);
}
