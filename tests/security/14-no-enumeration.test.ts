import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { logIn } from '@/lib/auth/log-in';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { requestResetLink } from '@/lib/auth/reset-link';
import { newId } from '@/lib/id';
import { countStatements } from '@/tests/support/count-statements';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { giveSecondFactor } from '@/tests/support/second-factors';

// The package's own functions, which are only watched.
vi.mock('@node-rs/argon2', { spy: true });

const PASSWORD = 'mango-kafe-7-wout';
const url = process.env.DATABASE_URL ?? '';
let counter: Awaited<ReturnType<typeof countStatements>>;
let tenant: TestTenant;
let passwordHash: string;

function update({ id }: TestTenant, values: { passwordHash: string } | { active: boolean }): Promise<unknown> {
  return withTenant(id, (tx) => tx.update(members).set(values).where(eq(members.tenantId, id)));
}

beforeAll(async () => {
  tenant = await makeTenant();
  passwordHash = await hashPassword(PASSWORD);
  await update(tenant, { passwordHash });
  counter = await countStatements(url);
  process.env.DATABASE_URL = counter.url;
  await closeDatabase();
});
afterAll(async () => {
  process.env.DATABASE_URL = url;
  await closeDatabase();
  await counter.close();
});

const REFUSED = { code: 'invalid_email_or_password' };
const client = () => ({ address: newId(), userAgent: null });

it('asks the database as much about an unknown company or e-mail as about a known account', async () => {
  const known = { tenant: tenant.slug, email: `agent@${tenant.slug}.test` };
  const counts: number[] = [];
  for (const asked of [known, known, { ...known, tenant: 'nobody-here' }, { ...known, email: 'nobody@lakay.test' }]) {
    const refused = logIn({ ...asked, password: 'wrong' }, client());
    counts.push(await counter.during(() => refused.catch(() => undefined)));
  }
  // The first of them also opened the connection.
  expect(new Set(counts.slice(1)).size).toBe(1);
  const forgotten: number[] = [];
  for (const asked of [known, { ...known, tenant: 'nobody-here' }, { ...known, email: 'nobody@lakay.test' }])
    forgotten.push(await counter.during(() => requestResetLink(asked, client(), () => null, 'fr')));
  expect(new Set(forgotten).size).toBe(1);
});

it('checks a password as dearly where there is no account', async () => {
  const known = { tenant: tenant.slug, email: `agent@${tenant.slug}.test` };
  const nobody = { ...known, email: 'nobody@lakay.test' };
  const dear: string[][] = [];
  for (const asked of [known, nobody, { ...known, tenant: 'nobody-here' }, { ...nobody, tenant: null }]) {
    vi.mocked(verify).mockClear();
    await expect(logIn({ ...asked, password: 'wrong' }, client())).rejects.toMatchObject(REFUSED);
    // Each stored hash names its kind and how much work it is: `$argon2id$v=19$m=19456,t=2,p=1$…`.
    dear.push(vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4).join('$')));
  }
  expect(dear).toEqual(Array(4).fill(['argon2id$v=19$m=19456,t=2,p=1']));
});

it('takes no password for an account without one, not even the one that is compared instead', async () => {
  expect(await verifyPassword(null, 'an account that does not exist')).toBe(false);
});

async function guessFiveTimes({ slug }: TestTenant): Promise<void> {
  const account = { tenant: slug, email: `agent@${slug}.test` };
  for (let tried = 0; tried < 5; tried += 1)
    await expect(logIn({ ...account, password: 'wrong' }, client())).rejects.toMatchObject(REFUSED);
}

it('tells of a lock, a suspension or a second factor only after the right password', async () => {
  const refusals: [string, (other: TestTenant) => Promise<unknown>][] = [
    ['account_locked', guessFiveTimes],
    ['account_suspended', (other) => update(other, { active: false })],
    ['second_factor_required', (other) => giveSecondFactor(other, other.members.agent)],
    [
      'tenant_suspended',
      (other) => withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, other.id))),
    ],
  ];
  for (const [code, bring] of refusals) {
    const other = await makeTenant();
    await update(other, { passwordHash });
    await bring(other);
    const account = { tenant: other.slug, email: `agent@${other.slug}.test` };
    await expect(logIn({ ...account, password: 'wrong' }, client()), code).rejects.toMatchObject(REFUSED);
    await expect(logIn({ ...account, password: PASSWORD }, client())).rejects.toMatchObject({ code });
  }
});
