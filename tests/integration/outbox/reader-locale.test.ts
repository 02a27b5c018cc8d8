import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readTenant, withPlatform, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { mailOrders } from '@/db/schema/mail';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { tenantSettings } from '@/db/schema/tenants';
import { DAY_MS } from '@/lib/durations';
import type { Locale } from '@/lib/i18n/locales';
import { orderMail } from '@/lib/outbox/order-mail';
import { readerLocale } from '@/lib/outbox/reader-locale';
import { sendOrdered } from '@/lib/outbox/send-ordered';
import { answerThread } from '@/lib/support/answer-thread';
import { assignThread } from '@/lib/support/assign-thread';
import { asOperator } from '@/tests/support/as-operator';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { mailServer } from '@/tests/support/mail-server';
import { makeQuote } from '@/tests/support/make-quote';
import { makeThread } from '@/tests/support/make-thread';
import { ownDatabase } from '@/tests/support/own-database';
import { reserve } from '@/tests/support/reserve';

const server = mailServer();
let url: string;
let tenant: TestTenant;
// These mails wait for ever. The job would send them in another test.
let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
  url = await server.open();
});
beforeEach(async () => {
  tenant = await makeTenant();
  await withTenant(tenant.id, (tx) =>
    tx.update(tenantSettings).set({ defaultLocale: 'en' }).where(eq(tenantSettings.tenantId, tenant.id)),
  );
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await done();
});

function order(about: { key: string; reservationId?: string; quoteId?: string }) {
  const mail = { recipient: 'marie@example.com', subject: 'Hello', body: 'Hello Marie' };
  const expiresAt = new Date(Date.now() + DAY_MS);
  return withTenant(tenant.id, (tx) =>
    orderMail(
      { tenantId: tenant.id, tx, now: new Date() },
      { ...mail, ...about, expiresAt, memberId: tenant.members.agent },
    ),
  );
}

/** The language of the mail whose key begins so. */
function localeOf(kind: string): Promise<Locale | null> {
  return readTenant(tenant.id, async (tx) => {
    const mails = await tx.select().from(mailOrders).where(eq(mailOrders.tenantId, tenant.id));
    const mail = mails.find(({ key }) => key.startsWith(`${kind}:`));
    if (!mail) throw new Error(`no such mail: ${kind}`);
    return readerLocale(tx, mail);
  });
}

function speak(language: Locale) {
  return withTenant(tenant.id, (tx) => tx.update(customers).set({ language }).where(eq(customers.tenantId, tenant.id)));
}

it('is the customer’s for a voucher, and the quote’s own for a quote', async () => {
  const { id } = await reserve(tenant);
  await order({ key: 'voucher:1', reservationId: id });
  const { id: quoteId } = await makeQuote(tenant);
  await order({ key: 'quote:1', quoteId });
  await speak('ht');
  expect([await localeOf('voucher'), await localeOf('quote')]).toEqual(['ht', 'fr']);
});

it('is that of a member’s screens, or else the company’s', async () => {
  await order({ key: 'day:1' });
  expect(await localeOf('day')).toBe('en');
  const agent = and(eq(members.tenantId, tenant.id), eq(members.id, tenant.members.agent));
  await withTenant(tenant.id, (tx) => tx.update(members).set({ locale: 'ht' }).where(agent));
  expect(await localeOf('day')).toBe('ht');
});

it('is the operator’s for a question, and not its writer’s', async () => {
  const operator = await asOperator('admin');
  const mine = eq(operators.id, operator.operator.id);
  await withPlatform((tx) => tx.update(operators).set({ locale: 'ht' }).where(mine));
  const threadId = await makeThread(tenant);
  await assignThread(operator, { threadId, operatorId: operator.operator.id });
  await answerThread(await asAgent(tenant), { threadId, text: 'Still there?' });
  expect(await localeOf('question')).toBe('ht');
  await withPlatform((tx) => tx.update(operators).set({ active: false }).where(mine));
  expect(await localeOf('question')).toBeNull();
});

it('is told to whatever reads the mail', async () => {
  const { id: reservationId } = await reserve(tenant);
  const id = await order({ key: 'voucher:1', reservationId });
  await speak('ht');
  vi.stubEnv('SMTP_URL', url);
  await sendOrdered({ tenantId: tenant.id, id: id ?? '' });
  // The question of the test before may only be sent now.
  const read = server.delivered.filter((mail) => mail.includes('To: marie@example.com'));
  expect(read).toEqual([expect.stringMatching(/<html lang=(?:3D)?"ht">/)]);
}, 60_000);
