import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { logIn } from '@/lib/auth/log-in';
import { hashPassword } from '@/lib/auth/password';
import { requestResetLink } from '@/lib/auth/reset-link';
import { newId } from '@/lib/id';
import { countStatements } from '@/tests/support/count-statements';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

// The package's own functions, which are only watched.
vi.mock('@node-rs/argon2', { spy: true });

const url = process.env.DATABASE_URL ?? '';
let counter: Awaited<ReturnType<typeof countStatements>>;
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant();
  const passwordHash = await hashPassword('mango-kafe-7-wout');
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
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
