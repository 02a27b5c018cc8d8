import { expect, it } from 'vitest';
import { namesAnother, sentTenant } from '@/lib/auth/sent-tenant';

const OWN = { id: '01900000-0000-7000-8000-000000000000', slug: 'lakay' };

it.each([
  [{}, null, false],
  [{ 'x-tenant': 'lakay' }, 'lakay', false],
  [{ 'x-tenant': ' LAKAY ' }, 'LAKAY', false],
  [{ 'x-organization': 'lakay' }, 'lakay', false],
  [{ 'x-tenant-id': OWN.id.toUpperCase() }, null, false],
  [{ 'x-tenant': 'lakay', 'x-tenant-id': OWN.id, 'x-organization': 'lakay' }, 'lakay', false],
  [{ 'x-tenant': '', 'x-tenant-id': '', 'x-organization': '' }, null, false],
  [{ 'x-tenant': 'other' }, 'other', true],
  [{ 'x-organization': 'other' }, 'other', true],
  [{ 'x-tenant': 'lakay', 'x-organization': 'other' }, 'lakay', true],
  [{ 'x-tenant': 'lakay', 'x-tenant-id': '01900000-0000-7000-8000-000000000001' }, 'lakay', true],
  [{ 'x-tenant-id': 'lakay' }, null, true],
])('reads %j', (sent: Record<string, string>, slug, another) => {
  const headers = new Headers(sent);
  expect([sentTenant(headers), namesAnother(headers, OWN)]).toEqual([slug, another]);
});
