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

it.each([
  ['/vehicles?q=kreyòl', '/vehicles?q=krey%C3%B2l'],
  ['/vehicles\u2028?q=\ud800', '/vehicles%E2%80%A8?q=%EF%BF%BD'],
])('%j can be sent in a header', (path, sent) => {
  expect(safeNext(path)).toBe(sent);
});

it.each([
  ['/vehicles?tenant=lakay', '/vehicles'],
  ['/vehicles?tenant=lakay&q=toyota', '/vehicles?q=toyota'],
  ['/vehicles?q=a%26b&tenant=lakay&tenant=palmis&page=2', '/vehicles?q=a%26b&page=2'],
  ['/vehicles?%74enant=lakay', '/vehicles'],
  ['/?tenant=lakay', '/'],
  ['/vehicles?q=tenant=lakay', '/vehicles?q=tenant=lakay'],
  ['/vehicles?q=%C3%A9%20x?y', '/vehicles?q=%C3%A9%20x?y'],
])('%s goes on to %s, whichever company is signed in to', (path, next) => {
  expect(safeNext(path)).toBe(next);
});

it('leads to no other site by taking the company out', () => {
  expect(safeNext('/?tenant=x//evil.example')).toBe('/');
  expect(safeNext('/?tenant=x&//evil.example')).toBe('/?%2F%2Fevil.example=');
});
