import { expect, it } from 'vitest';
import { routeOf } from '@/lib/health/route-of';

const WORDS = new Set(['api', 'rentals', 'calendar', 'auth', 'reset']);

it.each([
  ['/', '/'],
  ['/rentals', '/rentals'],
  ['/rentals/0198f0a2-0000-7000-8000-000000000000?q=Wilner', '/rentals/*'],
  ['/auth/reset?code=secret', '/auth/reset'],
  ['/api/calendar/a-secret-word.ics', '/api/calendar/*'],
  ['/wilner-toussaint/rentals#x', '/*/rentals'],
  ['*', '*'],
])('%s is %s in the log', (address, route) => {
  expect(routeOf(address, WORDS)).toBe(route);
});
