interface Standing {
  totalCents: number;
  creditedCents: number;
  /** What of the invoice counts. */
  billedCents: number;
  leftCents: number;
}

interface Since {
  rentalId: string | null;
  amountCents: number;
}

/**
 * How an invoice comes from its total to what is left of it, in cents: total − credited − no longer due − paid = left. What was
 * taken back in the ledger is no longer due, but stays on the paper until it is credited.
 */
export function invoiceBalance(
  { totalCents, creditedCents, billedCents, leftCents }: Standing,
  since: readonly Since[],
) {
  const ofRental = new Map<string | null, number>();
  for (const { rentalId, amountCents } of since) ofRental.set(rentalId, (ofRental.get(rentalId) ?? 0) + amountCents);
  const loweredCents = [...ofRental.values()].reduce((sum, cents) => sum + Math.max(0, -cents), 0);
  const goneCents = Math.min(loweredCents, Math.max(0, billedCents - leftCents));
  const notDueCents = totalCents - creditedCents - billedCents + goneCents;
  return { notDueCents, paidCents: billedCents - leftCents - goneCents };
}
