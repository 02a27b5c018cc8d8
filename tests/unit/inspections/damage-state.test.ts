import { expect, it } from 'vitest';
import { damageState } from '@/lib/inspections/damage-state';

const AT = new Date('2026-11-22T10:00:00Z');

it.each([
  ['open', { closedAs: null, chargeId: null, chargeWaivedAt: null }],
  ['charged', { closedAs: null, chargeId: 'c', chargeWaivedAt: null }],
  ['open', { closedAs: null, chargeId: 'c', chargeWaivedAt: AT }],
  ['repaired', { closedAs: 'repaired', chargeId: 'c', chargeWaivedAt: null }],
  ['dismissed', { closedAs: 'dismissed', chargeId: null, chargeWaivedAt: null }],
] as const)('a damage is %s by its closing and its charge: %o', (state, facts) => {
  expect(damageState(facts)).toBe(state);
});
