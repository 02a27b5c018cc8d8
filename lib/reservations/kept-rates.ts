import type { Rates } from '../pricing/quote';

interface Priced {
  customerId: string | null;
  classId: string | null;
  vehicleId: string | null;
  pickupAt: string;
  dueAt: string;
  dailyRateCents: number | null;
}

interface Stored {
  dailyRateCents: number;
  weeklyRateCents: number | null;
  monthlyRateCents: number | null;
}

/** Rates that hold whatever the company's rules have become. */
export interface KeptRates {
  rates: Rates;
  /** Whether the company's rules hold all the same where they cost the customer less. */
  orCheaper: boolean;
}

/**
 * The rates that a reservation has promised, if an edit leaves what they were promised for: customer, class or vehicle,
 * period and a manager's own rate. Another vehicle instead of one that may not be back in time costs no more. Else null,
 * and the company's rules hold again. `before` is the record of its form.
 */
export function keptRates(before: Priced, stored: Stored, edited: Priced, isEndangered: boolean): KeptRates | null {
  const same = (['customerId', 'classId', 'pickupAt', 'dueAt', 'dailyRateCents'] as const).every(
    (name) => before[name] === edited[name],
  );
  const isOther = edited.classId === null && before.vehicleId !== edited.vehicleId;
  if (!same || (isOther && !isEndangered)) return null;
  const rates = {
    dailyCents: stored.dailyRateCents,
    weeklyCents: stored.weeklyRateCents,
    monthlyCents: stored.monthlyRateCents,
  };
  return { rates, orCheaper: isOther };
}
