export interface ListedAmounts {
  status: string;
  chargesCents: number;
  /** What its reservation costs, for a rental of one. */
  reservationCents?: number | null;
}

/** What a list says that a rental costs: its charges as on its own page, or what was promised while it is reserved. Null for a draft. */
export function listedCents({ status, chargesCents, reservationCents }: ListedAmounts): number | null {
  if (status === 'reserved') return reservationCents ?? null;
  return status === 'draft' ? null : chargesCents;
}
