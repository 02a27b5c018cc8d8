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

/**
 * The rates that a reservation has promised, if an edit leaves what they were promised for: customer, class or vehicle,
 * period and a manager's own rate. Else null, and the company's rules hold again. `before` is the record of its form.
 */
export function keptRates(before: Priced, stored: Stored, edited: Priced): Rates | null {
  const same = (['customerId', 'classId', 'pickupAt', 'dueAt', 'dailyRateCents'] as const).every(
    (name) => before[name] === edited[name],
  );
  if (!same || (edited.classId === null && before.vehicleId !== edited.vehicleId)) return null;
  return {
    dailyCents: stored.dailyRateCents,
    weeklyCents: stored.weeklyRateCents,
    monthlyCents: stored.monthlyRateCents,
  };
}
