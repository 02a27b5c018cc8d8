import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { issueCode } from '@/lib/auth/one-time-code';
import { setPassword } from '@/lib/auth/set-password';
import { recordOperatorPassword, recordPassword } from '@/lib/profile/change-password';
import { asOperator } from '@/tests/support/as-operator';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const PASSWORD = 'kokoye-lanmè-41-zaboka';
const CHANGED = { ownPassword: 'checked before', password: PASSWORD, confirmation: PASSWORD };
/** What OWASP asks of Argon2id at least: 19 MiB, two passes, one lane. */
const LEAST = { m: 19_456, t: 2, p: 1 };

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function memberHash(): Promise<string> {
  const mine = eq(members.id, tenant.members.agent);
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(members).where(mine));
  return row?.passwordHash ?? '';
}

/** The parts of a stored hash: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
function weigh(stored: string): string {
  const [, kind, version, settings = '', salt = '', hash = ''] = stored.split('$');
  const values = Object.fromEntries(settings.split(',').map((part) => part.split('=')));
  expect([kind, version]).toEqual(['argon2id', 'v=19']);
  for (const [name, least] of Object.entries(LEAST)) expect(Number(values[name]), name).toBeGreaterThanOrEqual(least);
  expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16);
  expect(Buffer.from(hash, 'base64').length).toBeGreaterThanOrEqual(32);
  expect(stored).not.toContain(PASSWORD);
  return salt;
}

it('is Argon2id with settings of today and a salt of its own, however the password was set', async () => {
  const salts: string[] = [];
  await recordPassword(await asAgent(tenant), CHANGED);
  salts.push(weigh(await memberHash()));
  const email = `agent@${tenant.slug}.test`;
  const subject = { subjectTenantId: tenant.id, memberId: tenant.members.agent, email };
  const code = await issueCode('reset', subject);
  await setPassword({ code, password: PASSWORD, confirmation: PASSWORD });
  salts.push(weigh(await memberHash()));
  const operator = await asOperator();
  await recordOperatorPassword(operator, CHANGED);
  const own = eq(operators.id, operator.operator.id);
  const [row] = await withPlatform((tx) => tx.select().from(operators).where(own));
  salts.push(weigh(row?.passwordHash ?? ''));
  expect(new Set(salts).size).toBe(3);
});
