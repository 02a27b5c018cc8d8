import { HOUR_MS } from '../durations';

interface Facts {
  pickupAt: Date;
  totalCents: number;
  freeCancellationHours: number;
  cancellationFeeCents: number;
}

/**
 * What cancelling now costs, in cents: nothing until so many hours before the pickup, then the company's fee, but never
 * more than the reservation itself (docs/rules.md §8).
 */
export function cancellationFee(facts: Facts, now: Date): number {
  const free = now.getTime() <= facts.pickupAt.getTime() - facts.freeCancellationHours * HOUR_MS;
  return free ? 0 : Math.min(facts.cancellationFeeCents, facts.totalCents);
}
