import type { TIERS } from '../customers/values';
import { daysBetween } from '../dates';

export type Tier = (typeof TIERS)[number];

export interface RateRule {
  id: string;
  name: string;
  /** Whole local days, both included, such as `2026-12-15`. Null means no limit on that side. */
  startsOn: string | null;
  endsOn: string | null;
  classId: string | null;
  tier: Tier | null;
  dailyRateCents: number | null;
  changeBasisPoints: number | null;
  createdAt: Date;
}

export interface Renter {
  classId: string | null;
  /** Null if no customer is chosen. Rules for a tier then do not apply. */
  tier: Tier | null;
}

function covers(rule: RateRule, day: string, { classId, tier }: Renter): boolean {
  if (rule.startsOn !== null && day < rule.startsOn) return false;
  if (rule.endsOn !== null && day > rule.endsOn) return false;
  return (rule.classId === null || rule.classId === classId) && (rule.tier === null || rule.tier === tier);
}

function seasonDays({ startsOn, endsOn }: RateRule): number {
  return startsOn === null || endsOn === null ? Infinity : daysBetween(startsOn, endsOn);
}

/** Negative if `a` comes before `b`. */
function compare(a: RateRule, b: RateRule): number {
  const weight = (rule: RateRule) => (rule.classId === null ? 0 : 2) + (rule.tier === null ? 0 : 1);
  const [daysA, daysB] = [seasonDays(a), seasonDays(b)];
  return (
    weight(b) - weight(a) ||
    (daysA === daysB ? 0 : daysA - daysB) ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? 1 : -1)
  );
}

/**
 * The one rule that prices a local day, or null. Assumption: rules never add up. The most specific rule wins: class and
 * tier, then class, then tier, then all. After that the shorter season wins, then the newest rule.
 */
export function pickRule(rules: readonly RateRule[], day: string, renter: Renter): RateRule | null {
  let best: RateRule | null = null;
  for (const rule of rules) if (covers(rule, day, renter) && (best === null || compare(rule, best) < 0)) best = rule;
  return best;
}
