import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { countRequest } from '@/lib/auth/login-attempts';
import { requestResetLink } from '@/lib/auth/reset-link';
import { setPassword } from '@/lib/auth/set-password';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const PASSWORD = 'bato-tonnerre-9-mayi';
let tenant: TestTenant;
let email: string;
let outbox: string;
beforeEach(async () => {
  tenant = await makeTenant();
  email = `agent@${tenant.slug}.test`;
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  process.env.MAIL_OUTBOX = outbox;
});
afterAll(closeDatabase);

const local = (slug: string) => `http://${slug}.localhost`;

async function ask({
  to = email,
  slug = tenant.slug,
  from = newId(),
  origin = local as (slug: string) => string | null,
} = {}) {
  const send = await requestResetLink({ tenant: slug, email: to }, { address: from, userAgent: null }, origin, 'fr');
  await send();
}

async function mails(): Promise<string[]> {
  const names = await readdir(outbox);
  return Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
}

function setMember(values: Partial<typeof members.$inferInsert>) {
  return withTenant(tenant.id, (tx) => tx.update(members).set(values).where(eq(members.id, tenant.members.agent)));
}

it('is mailed to an account that exists; an unknown one reads the same and gets nothing', async () => {
  await ask({ to: 'nobody@lakay.test' });
  await ask({ slug: 'no-such-company' });
  expect(await mails()).toEqual([]);
  await ask();
  const [text = ''] = await mails();
  expect(text).toContain(email);
  expect(text).toContain('The agent');
  expect(text).toContain(tenant.name);
  const code = new RegExp(`http://${tenant.slug}\\.localhost/auth/reset\\?code=([\\w-]+)`).exec(text)?.[1];
  const choice = { code, password: PASSWORD, confirmation: PASSWORD };
  await expect(setPassword(choice)).resolves.toEqual({ slug: tenant.slug });
});

it('ends when the member has another address', async () => {
  await ask();
  const [text = ''] = await mails();
  const code = /code=([\w-]+)/.exec(text)?.[1];
  await setMember({ email: `other@${tenant.slug}.test` });
  const refused = setPassword({ code, password: PASSWORD, confirmation: PASSWORD });
  await expect(refused).rejects.toMatchObject({ code: 'invalid_code' });
});

it.each([
  ['is deactivated', { active: false }],
  ['was removed', { archivedAt: new Date() }],
])('is not mailed to a member who %s', async (_who, values) => {
  await setMember(values);
  await ask();
  expect(await mails()).toEqual([]);
});

it('is written in the member’s language, or else in the one of the page', async () => {
  await ask();
  const [french] = await mails();
  await setMember({ locale: 'en' });
  await ask();
  const english = (await mails()).find((text) => text !== french);
  expect(french).not.toContain('password');
  expect(english).toContain('password');
});

it('is not mailed where no origin for links is set', async () => {
  await ask({ origin: () => null });
  expect(await mails()).toEqual([]);
});

it('is mailed five times in a quarter of an hour, to each account, and is no failed sign-in', async () => {
  for (let time = 0; time < 6; time += 1) await ask();
  expect(await mails()).toHaveLength(5);
  await ask({ to: `manager@${tenant.slug}.test` });
  expect(await mails()).toHaveLength(6);
  expect(await countRequest(`${tenant.slug}/${email}`, newId())).toMatchObject({ locked: false });
});

it('is refused to a network that asks too often, which may still sign in', async () => {
  const from = newId();
  for (let time = 0; time < 30; time += 1) await ask({ to: `${time}@lakay.test`, from });
  await expect(ask({ from })).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(countRequest(newId(), from)).resolves.toMatchObject({ locked: false });
});
