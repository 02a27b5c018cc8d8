import type { PlanPeriod } from './values';

export interface Subscriber {
  /** The first day that costs something; null without a trial. */
  trialUntil: string | null;
  /** In the order of their days. */
  periods: readonly PlanPeriod[];
}

/** What changed from one day to a later one, in US cents a month and in companies. */
export interface RevenueChange {
  day: string;
  /** What all companies pay for a month at the prices of this day. */
  revenueCents: number;
  /** Companies that pay on this day. */
  paying: number;
  newCents: number;
  upCents: number;
  downCents: number;
  lostCents: number;
  /** Companies that paid on the day before and pay nothing on this one. */
  lost: number;
}

/**
 * The platform's monthly revenue on each of some days, in their order, and what moved it since the day before in the list
 * (docs/rules.md §21). For each: revenue = the one before + new + up − down − lost.
 */
export function revenueByMonth(subscribers: readonly Subscriber[], days: readonly string[]): RevenueChange[] {
  return days.map((day, index) => {
    const change = { day, revenueCents: 0, paying: 0, newCents: 0, upCents: 0, downCents: 0, lostCents: 0, lost: 0 };
    const before = days[index - 1];
    for (const subscriber of subscribers) {
      const now = priceOn(subscriber, day);
      const then = before === undefined ? now : priceOn(subscriber, before);
      change.revenueCents += now;
      if (now > 0) change.paying += 1;
      if (then === 0) change.newCents += now;
      else if (now === 0) {
        change.lostCents += then;
        change.lost += 1;
      } else if (now > then) change.upCents += now - then;
      else change.downCents += then - now;
    }
    return change;
  });
}

/** The share of the companies that paid on the day before and left since; null where nobody paid. */
export function churn({ lost }: RevenueChange, before: RevenueChange | undefined): number | null {
  return before && before.paying > 0 ? lost / before.paying : null;
}

/** What a company pays for a month at the price of a day, in US cents: nothing in its trial, before it came, and while suspended. */
function priceOn({ trialUntil, periods }: Subscriber, day: string): number {
  if (trialUntil !== null && trialUntil > day) return 0;
  return periods.findLast(({ fromDay }) => fromDay <= day)?.monthlyPriceCents ?? 0;
}
