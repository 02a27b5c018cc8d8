import type { TIERS } from '../customers/values';
import { daysBetween } from '../dates';

export type Tier = (typeof TIERS)[number];

export interface RateRule {
  id: string;
  name: string;
  /** Whole local days, both included, `2026-12-15`; null where that end is open. */
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
  /** Null while no customer is chosen: rules for a tier then do not apply. */
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

/** Negative where `a` goes before `b`. */
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
 * The one rule that prices a local day, or null. Assumption: rules never add up; the most specific one holds (class and tier,
 * then class, then tier, then all), of those the one with the shorter season, of those the newest.
 */
export function pickRule(rules: readonly RateRule[], day: string, renter: Renter): RateRule | null {
  let best: RateRule | null = null;
  for (const rule of rules) if (covers(rule, day, renter) && (best === null || compare(rule, best) < 0)) best = rule;
  return best;
}
