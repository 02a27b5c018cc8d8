import { expect, it } from 'vitest';
import { authPath } from '@/lib/auth/auth-path';

it.each([
  ['login', {}, '/auth/login'],
  ['login', { tenant: 'lakay' }, '/auth/login?tenant=lakay'],
  ['forgot', { tenant: 'lakay' }, '/auth/forgot?tenant=lakay'],
  ['login', { set: '1', tenant: null }, '/auth/login?set=1'],
  ['login', { tenant: 'lakay', next: '/vehicles?tenant=palmis' }, '/auth/login?tenant=lakay&next=%2Fvehicles'],
  [
    'login',
    { reason: 'session_expired', next: '/a?q=b&c=d' },
    '/auth/login?reason=session_expired&next=%2Fa%3Fq%3Db%26c%3Dd',
  ],
  ['login', { next: '/dashboard' }, '/auth/login'],
  ['login', { tenant: 'lakay', next: '/dashboard?tenant=lakay' }, '/auth/login?tenant=lakay'],
  ['login', { next: '//evil.example' }, '/auth/login'],
  ['login', { tenant: 'a&next=//evil.example' }, '/auth/login?tenant=a%26next%3D%2F%2Fevil.example'],
] as const)('%s with %j is %s', (page, query, path) => {
  expect(authPath(page, query)).toBe(path);
});
