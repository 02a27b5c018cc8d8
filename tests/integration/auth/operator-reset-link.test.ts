import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { operators } from '@/db/schema/operators';
import { logIn } from '@/lib/auth/log-in';
import { countRequest } from '@/lib/auth/login-attempts';
import { loadOperatorSession } from '@/lib/auth/operator-session';
import { isPasswordLink } from '@/lib/auth/password-link';
import { requestResetLink } from '@/lib/auth/reset-link';
import { setPassword } from '@/lib/auth/set-password';
import { newId } from '@/lib/id';
import { changePassword } from '@/lib/profile/change-password';
import type { AdminContext } from '@/lib/server/admin-context';
import { makeTenant } from '@/tests/support/factories';
import { OPERATOR_PASSWORD, operatorAccount } from '@/tests/support/operator-account';
import { giveOperatorFactor } from '@/tests/support/second-factors';

const PASSWORD = 'bato-tonnerre-9-mayi';
let ctx: AdminContext;
let email: string;
let outbox: string;
beforeEach(async () => {
  ctx = await operatorAccount();
  email = ctx.operator.email;
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  process.env.MAIL_OUTBOX = outbox;
});
afterAll(closeDatabase);

async function ask({ to = email, from = newId(), origin = 'http://admin.localhost' as string | null } = {}) {
  const client = { address: from, userAgent: null };
  const send = await requestResetLink(
    { tenant: null, email: to },
    client,
    (slug) => (slug === 'admin' ? origin : null),
    'fr',
  );
  await send();
}

async function mails(): Promise<string[]> {
  const names = await readdir(outbox);
  return Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
}

const codeIn = (text = '') => /http:\/\/admin\.localhost\/auth\/reset\?code=([\w-]+)/.exec(text)?.[1] ?? '';
const choose = (code: string) => setPassword({ code, password: PASSWORD, confirmation: PASSWORD });

function setOperator(values: Partial<typeof operators.$inferInsert>) {
  return withPlatform((tx) => tx.update(operators).set(values).where(eq(operators.id, ctx.operator.id)));
}

it('is mailed to an operator alone, works once, ends all sessions, and leaves the second factor on', async () => {
  const { slug } = await makeTenant();
  for (const to of ['nobody@wout.test', `admin@${slug}.test`]) await ask({ to });
  expect(await mails()).toEqual([]);
  await giveOperatorFactor(ctx.operator.id);
  await ask();
  const [text = ''] = await mails();
  expect(text).toContain(email);
  const code = codeIn(text);
  await expect(choose(code)).resolves.toEqual({ slug: null });
  await expect(choose(code)).rejects.toMatchObject({ code: 'invalid_code' });
  expect(await loadOperatorSession(ctx.sessionId)).toMatchObject({ live: false });
  const client = { address: newId(), userAgent: null };
  await expect(logIn({ email, password: OPERATOR_PASSWORD }, client)).rejects.toMatchObject({
    code: 'invalid_email_or_password',
  });
  await expect(logIn({ email, password: PASSWORD }, client)).rejects.toMatchObject({ code: 'second_factor_required' });
});

it('is written in the language that the operator has chosen, or else in English', async () => {
  await ask();
  const [english] = await mails();
  expect(english).toContain('password');
  await setOperator({ locale: 'ht' });
  await ask();
  const kreyol = (await mails()).find((text) => text !== english);
  expect(kreyol).toContain('modpas');
});

it.each([
  ['another address', () => setOperator({ email: `${newId()}@wout.test` })],
  ['no access any more', () => setOperator({ active: false })],
  ['a newer link', () => ask()],
  [
    'changed the password since',
    () => changePassword(ctx, { ownPassword: OPERATOR_PASSWORD, password: PASSWORD, confirmation: PASSWORD }),
  ],
])('ends when the operator has %s', async (_what, change) => {
  await ask();
  const [text] = await mails();
  expect(await isPasswordLink(codeIn(text))).toBe(true);
  await change();
  expect(await isPasswordLink(codeIn(text))).toBe(false);
});

it('is not mailed to who is kept out, nor where no origin for links is set', async () => {
  await ask({ origin: null });
  await setOperator({ active: false });
  await ask();
  expect(await mails()).toEqual([]);
});

it('is mailed five times in a quarter of an hour, and is no failed sign-in', async () => {
  for (let time = 0; time < 6; time += 1) await ask();
  expect(await mails()).toHaveLength(5);
  expect(await countRequest(`/${email}`, newId())).toMatchObject({ locked: false });
});

it('is refused to a network that asks too often', async () => {
  const from = newId();
  for (let time = 0; time < 30; time += 1) await ask({ to: `${time}@wout.test`, from });
  await expect(ask({ from })).rejects.toMatchObject({ code: 'too_many_requests' });
});
