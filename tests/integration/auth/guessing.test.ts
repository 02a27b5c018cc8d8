import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { loginAttempts } from '@/db/schema/operators';
import { logIn } from '@/lib/auth/log-in';
import { beginAttempt, failAttempt, forgetAttempt, judgeAttempt } from '@/lib/auth/login-attempts';
import { hashPassword } from '@/lib/auth/password';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';

afterAll(closeDatabase);

async function company(hash = quickHash): Promise<TestTenant> {
  const made = await makeTenant();
  const passwordHash = await hash(PASSWORD);
  await withTenant(made.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, made.id)));
  return made;
}

/** A separate client address, so that tests do not throttle each other. */
const client = () => ({ address: newId(), userAgent: 'test' });

function account(of: TestTenant, role = 'agent') {
  return { tenant: of.slug, email: `${role}@${of.slug}.test`, password: PASSWORD };
}

const fail = (of: TestTenant, from: ReturnType<typeof client>) =>
  logIn({ ...account(of), password: 'wrong' }, from).catch((error) => error.code);

it('locks the account after five failures, from wherever they come, and the right password says so', async () => {
  const other = await company();
  for (let failure = 0; failure < 5; failure += 1)
    expect(await fail(other, client())).toBe('invalid_email_or_password');
  await expect(logIn(account(other), client())).rejects.toMatchObject({ code: 'account_locked' });
  expect(await fail(other, client())).toBe('invalid_email_or_password');
  await expect(logIn(account(other, 'admin'), client())).resolves.toBeDefined();
});

it('is not prolonged by what is tried while it lasts, and evaluates no more than thirty guesses in an hour', async () => {
  const other = await company();
  const name = `${other.slug}/agent@${other.slug}.test`;
  await age(name, '14 minutes');
  for (let failure = 0; failure < 6; failure += 1) await fail(other, client());
  await withPlatform((tx) =>
    tx
      .update(loginAttempts)
      .set({ at: sql`${loginAttempts.at} - interval '2 minutes'` })
      .where(eq(loginAttempts.account, name)),
  );
  await expect(logIn(account(other), client())).resolves.toBeDefined();
  await age(name, '20 minutes', 30);
  await expect(logIn(account(other), client())).rejects.toMatchObject({ code: 'invalid_email_or_password' });
});

it('unlocks by itself a quarter of an hour later', async () => {
  const other = await company();
  for (let failure = 0; failure < 5; failure += 1) await fail(other, client());
  await age(`${other.slug}/agent@${other.slug}.test`, '16 minutes');
  await expect(logIn(account(other), client())).resolves.toBeDefined();
});

it('counts guesses that come all at once as it counts them in a row', async () => {
  // Checking takes its usual time, so that they overlap.
  const other = await company(hashPassword);
  await Promise.all(Array.from({ length: 8 }, () => fail(other, client())));
  await expect(logIn(account(other), client())).rejects.toMatchObject({ code: 'account_locked' });
});

it('never takes sign-ins under way for failures: forty at one moment with the right password all succeed', async () => {
  // Checking takes its usual time, so that they overlap.
  const other = await company(hashPassword);
  const from = client();
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => logIn(account(other), from)));
  expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it.each([
  [5, failAttempt, 'locked'],
  [5, forgetAttempt, 'open'],
  [4, failAttempt, 'open'],
  [30, failAttempt, 'exhausted'],
] as const)('judges a right password only after the %i tries before it', async (length, settle, verdict) => {
  const name = newId();
  const earlier = await Promise.all(Array.from({ length }, () => beginAttempt(name, newId())));
  const mine = await beginAttempt(name, newId());
  await Promise.all(Array.from({ length: 9 }, () => beginAttempt(name, newId())));
  const judged = judgeAttempt(mine);
  await withPlatform((tx) => tx.execute(sql`select 1`));
  for (const attempt of earlier) await settle(attempt);
  expect(await judged).toBe(verdict);
});

it('takes a try whose server has died for a failure', async () => {
  const name = newId();
  await age(`trying/${name}`, '21 seconds');
  expect(await judgeAttempt(await beginAttempt(name, newId()))).toBe('locked');
});

it('checks sixty passwords of one network at a time, and says how long to wait', async () => {
  const from = newId();
  const busy = await Promise.all(Array.from({ length: 60 }, () => beginAttempt(newId(), from)));
  await expect(beginAttempt(newId(), from)).rejects.toMatchObject({ params: { seconds: 1, minutes: 1 } });
  for (const attempt of busy) await forgetAttempt(attempt);
  await expect(beginAttempt(newId(), from)).resolves.toBeDefined();
  const rows = Array.from({ length: 31 }, (_, index) => ({
    id: newId(),
    account: newId(),
    address: from,
    at: sql`now() - make_interval(mins => 5, secs => ${index})`,
  }));
  await withPlatform((tx) => tx.insert(loginAttempts).values(rows));
  // The thirtieth of the latest failures is five and a half minutes old.
  await expect(beginAttempt(newId(), from)).rejects.toMatchObject({ params: { minutes: 10 } });
});

it('resets the count after the right password', async () => {
  const other = await company();
  for (let round = 0; round < 2; round += 1) {
    for (let failure = 0; failure < 4; failure += 1) await fail(other, client());
    await expect(logIn(account(other), client())).resolves.toBeDefined();
  }
});

it('stops an address after thirty failures in fifteen minutes, whichever the accounts', async () => {
  const from = client();
  const other = await company();
  await withPlatform((tx) =>
    tx
      .insert(loginAttempts)
      .values(
        Array.from({ length: 30 }, (_, index) => ({ id: newId(), account: `x/${index}`, address: from.address })),
      ),
  );
  await expect(logIn(account(other), from)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(logIn(account(other), client())).resolves.toBeDefined();
});

async function age(name: string, interval: string, length = 5): Promise<void> {
  await withPlatform((tx) => tx.delete(loginAttempts).where(eq(loginAttempts.account, name)));
  const rows = Array.from({ length }, () => ({
    id: newId(),
    account: name,
    address: '10.9.9.9',
    at: sql`now() - ${interval}::interval`,
  }));
  await withPlatform((tx) => tx.insert(loginAttempts).values(rows));
}
