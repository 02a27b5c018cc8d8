import { expect, it } from 'vitest';
import { CUSTOMER_STATUSES, CUSTOMER_TRANSITIONS } from '@/lib/customers/values';
import { RENTAL_STATUSES, RENTAL_TRANSITIONS } from '@/lib/rentals/values';
import { assertTransition } from '@/lib/state-machine';

function allowed<State extends string>(table: Record<State, readonly State[]>, states: readonly State[]): string[] {
  return states.flatMap((from) =>
    states.filter((to) => passes(() => assertTransition(table, from, to))).map((to) => `${from} → ${to}`),
  );
}

function passes(run: () => void): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

it('lets a rental go only the ways of docs/rules.md §6', () => {
  expect(allowed<(typeof RENTAL_STATUSES)[number]>(RENTAL_TRANSITIONS, RENTAL_STATUSES)).toEqual([
    'draft → active',
    'draft → cancelled',
    'active → completed',
    'active → cancelled',
    'completed → active',
  ]);
});

it('lets a customer go only the ways of docs/rules.md §6', () => {
  expect(allowed<(typeof CUSTOMER_STATUSES)[number]>(CUSTOMER_TRANSITIONS, CUSTOMER_STATUSES)).toEqual([
    'active → inactive',
    'active → blacklisted',
    'inactive → active',
    'inactive → blacklisted',
    'blacklisted → active',
  ]);
});

it('refuses with what was and what was asked', () => {
  expect(() => assertTransition<'active' | 'draft'>({ draft: ['active'], active: [] }, 'active', 'draft')).toThrow(
    expect.objectContaining({ code: 'invalid_transition', params: { from: 'active', to: 'draft' } }),
  );
});
