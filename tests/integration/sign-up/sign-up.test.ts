import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { planPeriods, subscriptions } from '@/db/schema/billing';
import { platformAuditEntries } from '@/db/schema/operators';
import { platformSettings } from '@/db/schema/platform-settings';
import { signUps } from '@/db/schema/sign-ups';
import { tenants } from '@/db/schema/tenants';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { logIn } from '@/lib/auth/log-in';
import { newId } from '@/lib/id';
import { cleanUp } from '@/lib/jobs/clean-up';
import { confirmSignUp } from '@/lib/sign-up/confirm-sign-up';
import { requestSignUp } from '@/lib/sign-up/request-sign-up';
import { TRIAL_DAYS } from '@/lib/tenants/plan-periods';
import { makeTenant } from '@/tests/support/factories';
import { ownDatabase } from '@/tests/support/own-database';
import { refusal } from '@/tests/support/refusal';

const PASSWORD = 'bato-tonnerre-9-mayi';
const CLIENT = () => ({ address: newId(), userAgent: 'a phone' });

let outbox: string;
let slug: string;
let asked: { companyName: string; slug: string; personName: string; email: string };
// Whether companies may sign up holds for the whole platform.
let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
});
beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  vi.stubEnv('MAIL_OUTBOX', outbox);
  slug = `n${newId().replaceAll('-', '').slice(-20)}`;
  asked = { companyName: 'Solèy Rent-a-Car', slug, personName: 'Rose Pierre', email: `rose@${slug}.test` };
  await open(true);
});
afterAll(() => done());

const open = (signUpOpen: boolean) => withPlatform((tx) => tx.update(platformSettings).set({ signUpOpen }));

async function request(input: unknown = asked, client = CLIENT()) {
  const send = await requestSignUp(input, { client, origin: 'http://localhost', locale: 'fr' });
  await send();
}

async function mails() {
  const names = await readdir(outbox);
  return Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
}

async function mailedCode() {
  await request();
  const [mail = ''] = await mails();
  return /http:\/\/localhost\/sign-up\/confirm\?code=([\w-]+)/.exec(mail)?.[1] ?? '';
}

const confirm = (code: string, more: object = {}) =>
  confirmSignUp({ code, slug, password: PASSWORD, confirmation: PASSWORD, ...more }, CLIENT());

it('mails a link, and makes a company on trial with its admin only once it is confirmed', async () => {
  const code = await mailedCode();
  expect(await mails()).toEqual([expect.stringContaining(`To: rose@${slug}.test`)]);
  expect((await mails())[0]).toContain('Solèy Rent-a-Car');
  expect(await findTenantBySlug(slug)).toBeNull();
  expect(await confirm(code)).toEqual({ slug });
  const tenant = await findTenantBySlug(slug);
  expect(tenant).toMatchObject({ name: 'Solèy Rent-a-Car', status: 'active' });
  const signedIn = await logIn({ tenant: slug, email: asked.email, password: PASSWORD }, CLIENT());
  expect(signedIn.user).toMatchObject({ name: 'Rose Pierre', role: 'admin' });
});

it('bills the new company from the end of its trial, at the price of the platform’s plan', async () => {
  await confirm(await mailedCode());
  const rows = await withPlatform((tx) =>
    tx
      .select({ plan: planPeriods.plan, from: planPeriods.fromDay, trialUntil: subscriptions.trialUntil })
      .from(tenants)
      .innerJoin(planPeriods, eq(planPeriods.subjectTenantId, tenants.id))
      .innerJoin(subscriptions, eq(subscriptions.subjectTenantId, tenants.id))
      .where(eq(tenants.slug, slug)),
  );
  expect(rows).toEqual([{ plan: 'business', from: expect.any(String), trialUntil: expect.any(String) }]);
  const [{ from, trialUntil } = { from: '', trialUntil: '' }] = rows;
  expect(Date.parse(trialUntil ?? '') - Date.parse(from)).toBe(TRIAL_DAYS * 86_400_000);
});

it('says in both logs who signed which company up', async () => {
  await confirm(await mailedCode());
  const tenantId = (await findTenantBySlug(slug))?.id ?? '';
  const entry = { action: 'tenants.sign_up', actorName: 'Rose Pierre', after: expect.objectContaining({ slug }) };
  const platform = eq(platformAuditEntries.subjectTenantId, tenantId);
  expect(await withPlatform((tx) => tx.select().from(platformAuditEntries).where(platform))).toEqual([
    expect.objectContaining({ ...entry, operatorId: null }),
  ]);
  const own = and(eq(auditEntries.tenantId, tenantId), eq(auditEntries.action, 'tenants.sign_up'));
  expect(await withTenant(tenantId, (tx) => tx.select().from(auditEntries).where(own))).toEqual([
    expect.objectContaining(entry),
  ]);
});

it('takes a code once, also of two at the same moment', async () => {
  const code = await mailedCode();
  const both = await Promise.allSettled([confirm(code), confirm(code, { slug: `${slug}b` })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await refusal(confirm(code, { slug: `${slug}c` }))).code).toBe('invalid_code');
});

it('refuses a code that is too old, and one that nobody was mailed', async () => {
  const code = await mailedCode();
  await withPlatform((tx) => tx.update(signUps).set({ expiresAt: new Date() }).where(eq(signUps.slug, slug)));
  expect((await refusal(confirm(code))).code).toBe('invalid_code');
  expect((await refusal(confirm('nobody-knows-this-code'))).code).toBe('invalid_code');
});

it('stores no code that somebody who reads the table could use', async () => {
  const code = await mailedCode();
  const rows = await withPlatform((tx) => tx.select().from(signUps).where(eq(signUps.slug, slug)));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
});

it('keeps the link usable after a weak password or a subdomain that was taken meanwhile', async () => {
  const code = await mailedCode();
  const other = await makeTenant();
  const weak = { password: 'lakay12345', confirmation: 'lakay12345' };
  expect(await refusal(confirm(code, weak))).toMatchObject({ fields: { password: 'password_too_weak' } });
  expect(await refusal(confirm(code, { slug: other.slug }))).toMatchObject({ fields: { slug: 'slug_taken' } });
  expect(await refusal(confirm(code, { confirmation: 'x' }))).toMatchObject({
    fields: { confirmation: 'passwords_do_not_match' },
  });
  expect(await confirm(code)).toEqual({ slug });
});

it('refuses a taken subdomain before anything is mailed', async () => {
  const other = await makeTenant();
  expect(await refusal(request({ ...asked, slug: other.slug }))).toMatchObject({ fields: { slug: 'slug_taken' } });
  expect(await mails()).toEqual([]);
});

it.each([
  ['admin', 'invalid_slug'],
  ['1-two', 'invalid_slug'],
  ['', 'required'],
])('refuses the subdomain "%s"', async (wrong, code) => {
  expect(await refusal(request({ ...asked, slug: wrong }))).toMatchObject({ fields: { slug: code } });
});

it('mails one address five times at most, and answers the same after that', async () => {
  for (let round = 0; round < 7; round += 1) await request();
  expect(await mails()).toHaveLength(5);
});

it('refuses a network that asks too often', async () => {
  const client = CLIENT();
  const ask = (round: number) => request({ ...asked, email: `${round}@${slug}.test` }, client);
  for (let round = 0; round < 30; round += 1) await ask(round);
  expect((await refusal(ask(30))).code).toBe('too_many_requests');
});

it('lets nobody in while it is closed, not even with a link from before', async () => {
  const code = await mailedCode();
  await open(false);
  expect((await refusal(request())).code).toBe('not_found');
  expect((await refusal(confirm(code))).code).toBe('not_found');
  expect(await findTenantBySlug(slug)).toBeNull();
});

it('forgets who never confirmed, a week after their link ended', async () => {
  await mailedCode();
  const ended = (days: number) => new Date(Date.now() - days * 86_400_000);
  const set = (expiresAt: Date) =>
    withPlatform((tx) => tx.update(signUps).set({ expiresAt }).where(eq(signUps.slug, slug)));
  const kept = () => withPlatform((tx) => tx.$count(signUps, eq(signUps.slug, slug)));
  await set(ended(6));
  await cleanUp();
  expect(await kept()).toBe(1);
  await set(ended(8));
  await cleanUp();
  expect(await kept()).toBe(0);
});
