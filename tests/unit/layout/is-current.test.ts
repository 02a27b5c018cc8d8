import { expect, it } from 'vitest';
import { isCurrent } from '@/components/layout/is-current';

it.each([
  ['/rentals', '/rentals', true],
  ['/rentals/new', '/rentals', true],
  ['/rentals/reservation', '/rentals', false],
  ['/rentals/reservation', '/reservations', true],
  ['/reservations/1', '/reservations', true],
  ['/accidents/new', '/expenses', true],
  ['/rates/new', '/vehicles', true],
  ['/imports/customers/1', '/customers', true],
  ['/rentalsomething', '/rentals', false],
  ['/admin', '/admin', true],
  ['/admin/users', '/admin', false],
])('%s is under %s: %s', (path, href, current) => {
  expect(isCurrent(path, href)).toBe(current);
});
