import type { PERIOD_FIGURES, STANDING_FIGURES } from './values';

/** What was counted and added up, in cents, days and numbers. */
export interface Counted {
  revenueCents: number;
  /** Days that vehicles were in the fleet, and those of them on which they were with customers. */
  fleetDays: number;
  daysOut: number;
  rentals: number;
  rentalDays: number;
  noShows: number;
  /** Reservations that became rentals. */
  kept: number;
  maintenanceCents: number;
  incomeCents: number;
  costCents: number;
}

/** What is owed and held now, in cents. */
export interface Standing {
  outstandingCents: number;
  depositCents: number;
}

/**
 * Every figure from what was counted, in the unit that `FIGURE_UNITS` says; null where nothing is there to divide by. The only place
 * that says how figures are computed; `figures.formula_*` says the same in words.
 */
export function figuresOf(counted: Counted): Record<(typeof PERIOD_FIGURES)[number], number | null> {
  const { revenueCents, fleetDays, daysOut, rentals, rentalDays, noShows, kept } = counted;
  return {
    revenue: revenueCents,
    use: per(daysOut, fleetDays),
    revenue_per_day: rounded(per(revenueCents, fleetDays)),
    average_length: per(rentalDays, rentals),
    no_show_rate: per(noShows, noShows + kept),
    maintenance: counted.maintenanceCents,
    profit: counted.incomeCents - counted.costCents,
  };
}

/** The figures of now. */
export function standingOf({
  outstandingCents,
  depositCents,
}: Standing): Record<(typeof STANDING_FIGURES)[number], number> {
  return { outstanding: outstandingCents, deposits: depositCents };
}

function per(amount: number, count: number): number | null {
  return count === 0 ? null : amount / count;
}

function rounded(cents: number | null): number | null {
  return cents === null ? null : Math.round(cents);
}
