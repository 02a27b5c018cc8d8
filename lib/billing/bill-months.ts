import { daysBetween, shiftMonths } from '../dates';
import type { BilledLine, PlanPeriod } from './values';

interface Account {
  /** The first day that was not billed yet. */
  billedUntil: string;
  /** The first day that costs something; null without a trial. */
  trialUntil: string | null;
  /** In the order of their days. The first one also holds for the days before it. */
  periods: readonly PlanPeriod[];
}

export interface MonthBill {
  fromDay: string;
  untilDay: string;
  lines: BilledLine[];
  totalCents: number;
}

/**
 * The bills of all months that are over and not billed, one for each, also where it is nothing. Each day is in exactly one
 * of them, at the plan and price that the company had on it (docs/rules.md §21). A whole month at one price costs exactly
 * that price, whatever changed within it and back.
 */
export function billMonths(account: Account, today: string): MonthBill[] {
  const bills: MonthBill[] = [];
  let from = account.billedUntil;
  for (let next = monthAfter(from); next <= today; next = monthAfter(from)) {
    bills.push(monthBill(account, from, next));
    from = next;
  }
  return bills;
}

function monthBill(account: Account, fromDay: string, untilDay: string): MonthBill {
  const monthDays = daysBetween(`${fromDay.slice(0, 8)}01`, untilDay);
  const lines: BilledLine[] = [];
  // Shares of a cent are carried on to the next line, so that the lines add up to the month.
  let exact = 0;
  let charged = 0;
  for (const { from, until, plan, monthlyPriceCents } of parts(account, fromDay, untilDay)) {
    const days = daysBetween(from, until);
    exact += (monthlyPriceCents * days) / monthDays;
    const amountCents = Math.round(exact) - charged;
    charged += amountCents;
    lines.push({ plan, fromDay: from, untilDay: until, days, monthDays, monthlyPriceCents, amountCents });
  }
  return { fromDay, untilDay, lines, totalCents: charged };
}

/** The days from one to another, cut where the plan or its price changes or the trial ends. Days that cost nothing are left out. */
function parts({ periods, trialUntil }: Account, fromDay: string, untilDay: string) {
  const start = trialUntil && trialUntil > fromDay ? trialUntil : fromDay;
  return periods.flatMap(({ fromDay: begins, plan, monthlyPriceCents }, index) => {
    const from = index === 0 || begins < start ? start : begins;
    const ends = periods[index + 1]?.fromDay ?? untilDay;
    const until = ends < untilDay ? ends : untilDay;
    return from < until && monthlyPriceCents > 0 ? [{ from, until, plan, monthlyPriceCents }] : [];
  });
}

function monthAfter(day: string): string {
  return shiftMonths(`${day.slice(0, 8)}01`, 1);
}
