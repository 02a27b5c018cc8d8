import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { loginAttempts } from '@/db/schema/operators';
import { assertOwnPassword } from '@/lib/auth/assert-own-password';
import { logIn } from '@/lib/auth/log-in';
import { beginAttempt, failAttempt, judgeAttempt, type Verdict } from '@/lib/auth/login-attempts';
import { issueCode } from '@/lib/auth/one-time-code';
import { setPassword } from '@/lib/auth/set-password';
import { newId } from '@/lib/id';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { quickHash } from '@/tests/support/quick-hash';
import { giveSecondFactor } from '@/tests/support/second-factors';

/** `GUESSES=1000 npm test -- integration -- 13-guessing` tries as many as is required; `npm test` as many as shows a fault. */
const GUESSES = Number(process.env.GUESSES ?? 80);
const MOST_AN_HOUR = 30;
const PASSWORD = 'mango-kafe-7-wout';
const NEW = 'kokoye-lanmè-41-zaboka';

afterAll(closeDatabase);

/** Lets time pass for what these accounts have tried. */
function pass(seconds: number, names: readonly string[]): Promise<unknown> {
  const all = sql.join(
    names.flatMap((name) => [name, `trying/${name}`, `locked/${name}`]).map((name) => sql`${name}`),
    sql`, `,
  );
  return withPlatform((tx) =>
    tx.execute(sql`update login_attempts set at = at - make_interval(secs => ${seconds}) where account in (${all})`),
  );
}

/** One wrong guess from an address of its own. `open`: the right password would have been taken. */
async function guess(name: string, address = newId()): Promise<Verdict> {
  const attempt = await beginAttempt(name, address);
  const verdict = await judgeAttempt(attempt);
  await failAttempt(attempt);
  return verdict;
}

it(`of ${GUESSES} guesses at one account within an hour, each from elsewhere, at most ${MOST_AN_HOUR} count`, async () => {
  const name = `company/${newId()}`;
  let open = 0;
  for (let tried = 0; tried < GUESSES; tried += 1) {
    if ((await guess(name)) === 'open') open += 1;
    await pass(3600 / GUESSES, [name]);
  }
  expect(open).toBeGreaterThanOrEqual(5);
  expect(open).toBeLessThanOrEqual(MOST_AN_HOUR);
});

it(`of ${GUESSES} guesses at a hundred accounts from one network, at most ${MOST_AN_HOUR} are heard in a quarter of an hour`, async () => {
  const [run, from] = [newId(), newId()];
  const names = Array.from({ length: Math.min(100, GUESSES) }, (_, index) => `${run}/${index}`);
  let heard = 0;
  for (let tried = 0; tried < GUESSES; tried += 1) {
    const verdict = await guess(names[tried % names.length] ?? '', from).catch((error) => error.code);
    if (verdict === 'open') heard += 1;
    else expect(verdict).toBe('too_many_requests');
    await pass(900 / GUESSES / 2, names);
  }
  expect(heard).toBe(MOST_AN_HOUR);
});

it('of guesses at one account that come all at once, no more count than one after the other', async () => {
  const name = `company/${newId()}`;
  const verdicts = await Promise.all(Array.from({ length: Math.min(GUESSES, 60) }, () => guess(name)));
  expect(verdicts.filter((verdict) => verdict === 'open')).toHaveLength(5);
});

it('a guess whose server died meanwhile has failed', async () => {
  const name = `company/${newId()}`;
  for (let tried = 0; tried < 5; tried += 1) await beginAttempt(name, newId());
  await pass(21, [name]);
  expect(await guess(name)).toBe('locked');
});

it('one network has at most sixty passwords checked at a time', async () => {
  const network = newId();
  const begun = await Promise.allSettled(Array.from({ length: 70 }, () => beginAttempt(newId(), network)));
  const refused = begun.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(Object(refused[0]).reason).toMatchObject({ code: 'too_many_requests' });
});

/** A company whose members all have the password. */
async function withPasswords() {
  const tenant = await makeTenant();
  const passwordHash = await quickHash(PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
  const account = { tenant: tenant.slug, email: `agent@${tenant.slug}.test` };
  return { tenant, account, client: () => ({ address: newId(), userAgent: null }) };
}

it('wrong passwords, wrong second codes and wrong own passwords are guesses, the fifth of which locks all three', async () => {
  for (const wrong of ['password', 'code', 'own'] as const) {
    const { tenant, account, client } = await withPasswords();
    await giveSecondFactor(tenant, tenant.members.agent);
    const own = async (password: string) =>
      assertOwnPassword({ ...(await asAgent(tenant)), address: newId() }, password);
    const guesses = {
      password: () => logIn({ ...account, password: 'wrong' }, client()),
      code: () => logIn({ ...account, password: PASSWORD, code: '000000' }, client()),
      own: () => own('wrong'),
    };
    for (let tried = 0; tried < 5; tried += 1)
      await expect(guesses[wrong]()).rejects.toMatchObject({ code: expect.not.stringContaining('locked') });
    const locked = { code: 'account_locked' };
    await expect(logIn({ ...account, password: PASSWORD }, client()), wrong).rejects.toMatchObject(locked);
    await expect(own(PASSWORD), wrong).rejects.toMatchObject(locked);
  }
});

it('all addresses that one customer has count together', async () => {
  const net = `2001:db8:${newId().slice(-4)}:${newId().slice(-4)}`;
  const codes: string[] = [];
  for (let tried = 0; tried <= MOST_AN_HOUR; tried += 1) {
    const address = `${net}::${(tried + 1).toString(16)}`;
    const wrong = logIn(
      { tenant: 'nobody-here', email: `${tried}@lakay.test`, password: 'x' },
      { address, userAgent: null },
    );
    codes.push(await wrong.then(String, ({ code }) => code));
  }
  expect(codes).toEqual([...Array(MOST_AN_HOUR).fill('invalid_email_or_password'), 'too_many_requests']);
});

it('whoever was kept out by somebody’s guesses gets in at once with a link, and nobody else does', async () => {
  const { tenant, account, client } = await withPasswords();
  const { email } = account;
  for (let tried = 0; tried < MOST_AN_HOUR + 1; tried += 1) await guess(`${tenant.slug}/${email}`);
  await expect(logIn({ ...account, password: PASSWORD }, client())).rejects.toMatchObject({
    code: 'invalid_email_or_password',
  });
  const subject = { subjectTenantId: tenant.id, memberId: tenant.members.agent, email };
  const code = await issueCode('reset', subject);
  await setPassword({ code, password: NEW, confirmation: NEW });
  await expect(logIn({ ...account, password: NEW }, client())).resolves.toMatchObject({ user: { email } });
  await expect(logIn({ ...account, password: PASSWORD }, client())).rejects.toThrow();
  const left = await withPlatform((tx) =>
    tx
      .select()
      .from(loginAttempts)
      .where(eq(loginAttempts.account, `${tenant.slug}/${email}`)),
  );
  expect(left).toHaveLength(1);
});
