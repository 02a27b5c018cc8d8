import { expect, it } from 'vitest';
import { safeNext } from '@/lib/auth/safe-next';

it.each(['/dashboard', '/rentals?status=overdue', '/rentals/0190/return'])('%s is a page to go on to', (path) => {
  expect(safeNext(path)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/a\\b',
  '/\n/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth/login',
  '/api/vehicles',
])('%j leads nowhere', (path) => {
  expect(safeNext(path)).toBeNull();
});
