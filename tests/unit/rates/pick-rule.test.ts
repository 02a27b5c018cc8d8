import { describe, expect, it } from 'vitest';
import { pickRule, type RateRule } from '@/lib/rates/pick-rule';

const SUV = 'suv';
let serial = 0;

function rule(name: string, change: Partial<RateRule> = {}): RateRule {
  serial += 1;
  return {
    id: `rule-${serial}`,
    name,
    startsOn: '2026-12-15',
    endsOn: '2027-01-05',
    classId: null,
    tier: null,
    dailyRateCents: null,
    changeBasisPoints: 2500,
    createdAt: new Date(Date.UTC(2026, 0, serial)),
    ...change,
  };
}

function picked(rules: RateRule[], renter: Parameters<typeof pickRule>[2], day = '2026-12-24') {
  return pickRule(rules, day, renter)?.name ?? null;
}

describe('the rule of a day', () => {
  const all = rule('all');
  const tier = rule('tier', { tier: 'vip' });
  const ofClass = rule('class', { classId: SUV });
  const both = rule('both', { classId: SUV, tier: 'vip' });

  it.each([
    [[all, tier, ofClass, both], 'both'],
    [[all, tier, ofClass], 'class'],
    [[all, tier], 'tier'],
    [[all], 'all'],
    [[], null],
  ])('is the most specific one, in whatever order they come: %#', (rules, name) => {
    expect(picked(rules, { classId: SUV, tier: 'vip' })).toBe(name);
    expect(picked(rules.toReversed(), { classId: SUV, tier: 'vip' })).toBe(name);
  });

  it('is none of another class or tier, and none for a tier while no customer is chosen', () => {
    expect(picked([tier, ofClass, both], { classId: 'sedan', tier: 'standard' })).toBeNull();
    expect(picked([tier, both], { classId: SUV, tier: null })).toBeNull();
    expect(picked([ofClass], { classId: null, tier: 'vip' })).toBeNull();
  });

  it('is the shorter season’s among equals, an open one counting as endless, then the newest', () => {
    const christmas = rule('Christmas', { startsOn: '2026-12-23', endsOn: '2026-12-26' });
    const open = rule('open', { startsOn: '2026-12-24', endsOn: null });
    const newer = rule('newer');
    expect(picked([open, all, christmas], { classId: null, tier: null })).toBe('Christmas');
    expect(picked([open, all], { classId: null, tier: null })).toBe('all');
    expect(picked([newer, all], { classId: null, tier: null })).toBe('newer');
    expect(picked([all, newer], { classId: null, tier: null })).toBe('newer');
  });

  it('covers its first and its last day, and none beside them', () => {
    const days = ['2026-12-14', '2026-12-15', '2027-01-05', '2027-01-06'];
    expect(days.map((day) => picked([all], { classId: null, tier: null }, day))).toEqual([null, 'all', 'all', null]);
    const until = rule('until', { startsOn: null });
    expect(days.map((day) => picked([until], { classId: null, tier: null }, day))).toEqual([
      'until',
      'until',
      'until',
      null,
    ]);
  });
});
