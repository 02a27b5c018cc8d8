import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive } from '@/tests/support/next/arrive';
import { callRoute } from '@/tests/support/next/routes';
import { operatorAccount } from '@/tests/support/operator-account';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';
let tenant: TestTenant;
let other: TestTenant;
/** An operator, whose address a member of the company has too. */
let email: string;

beforeAll(async () => {
  [tenant, other] = [await makeTenant(), await makeTenant()];
  const { operator } = await operatorAccount('superadmin');
  email = `${newId()}@both.test`;
  const passwordHash = await quickHash(PASSWORD);
  await withPlatform((tx) => tx.update(operators).set({ email, passwordHash }).where(eq(operators.id, operator.id)));
  for (const { id, members: ids } of [tenant, other])
    await withTenant(id, (tx) => tx.update(members).set({ email, passwordHash }).where(eq(members.id, ids.agent)));
});
afterAll(closeDatabase);

/** Whom a body signs in at an address that names a company, or null: the company's subdomain, or the operator's role. */
async function signIn(named: string | null, body: object): Promise<string> {
  arrive(null, { 'x-wout-tenant': named ?? '', 'x-forwarded-for': newId() });
  const route = { method: 'POST', file: 'app/api/auth/login/route.ts' };
  const answer = await (await callRoute(route, { body: { email, password: PASSWORD, ...body } })).json();
  return answer.error?.code ?? answer.tenant?.slug ?? answer.user.role;
}

it('a body without a company is for that of the address', async () => {
  expect(await signIn(tenant.slug, {})).toBe(tenant.slug);
  expect(await signIn('nobody-here', {})).toBe('invalid_email_or_password');
});

it('a body’s own company counts before that of the address', async () => {
  expect(await signIn(tenant.slug, { tenant: other.slug })).toBe(other.slug);
  expect(await signIn(tenant.slug, { tenant: '' })).toBe('validation_error');
});

it('operators sign in where no company is named, or with null', async () => {
  expect(await signIn(null, {})).toBe('superadmin');
  expect(await signIn(tenant.slug, { tenant: null })).toBe('superadmin');
});
