import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withPlatform, withTenant } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { quotes } from '@/db/schema/quotes';
import { tenants } from '@/db/schema/tenants';
import { DAY_MS } from '@/lib/durations';
import { NoticeFilters } from '@/lib/notices/input';
import { listNotices } from '@/lib/notices/list-notices';
import { claimMail } from '@/lib/outbox/claim-mail';
import { orderMail } from '@/lib/outbox/order-mail';
import { sendOrdered } from '@/lib/outbox/send-ordered';
import { sendWaiting } from '@/lib/outbox/send-waiting';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeQuote } from '@/tests/support/make-quote';
import { ownDatabase } from '@/tests/support/own-database';
import { reserve } from '@/tests/support/reserve';

let done: () => Promise<void>;
let tenant: TestTenant;
let outbox: string;
let reservationId: string;
// The job sends the mails of all companies.
beforeAll(async () => {
  done = await ownDatabase();
});
beforeEach(async () => {
  tenant = await makeTenant();
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  vi.stubEnv('MAIL_OUTBOX', outbox);
  reservationId = (await reserve(tenant)).id;
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => done());

/** A mail as a verb orders it, whose server ended right after the commit. */
async function order(key = 'voucher:1', expiresAt = new Date(Date.now() + DAY_MS)): Promise<string | null> {
  const mail = { recipient: 'marie@example.com', subject: 'Your reservation', body: 'Hello Marie', expiresAt };
  return withTenant(tenant.id, (tx) =>
    orderMail(
      { tenantId: tenant.id, tx, now: new Date() },
      { ...mail, key, memberId: tenant.members.agent, reservationId },
    ),
  );
}

function stateOf(id: string) {
  return withTenant(tenant.id, async (tx) => {
    const { attempts, outcome } = mailOrders;
    const [row] = await tx.select({ attempts, outcome }).from(mailOrders).where(eq(mailOrders.id, id));
    return row;
  });
}

function letTimePass(id: string) {
  return withTenant(tenant.id, (tx) =>
    tx.update(mailOrders).set({ nextAt: sql`now() - interval '1 second'` }).where(eq(mailOrders.id, id)),
  );
}

const mails = async () => (await readdir(outbox)).length;
const send = (id: string) => sendOrdered({ tenantId: tenant.id, id });

it('is ordered once by its key, and sent once by servers that try at the same time, also after one was killed', async () => {
  const id = (await order()) ?? '';
  expect(await order()).toBeNull();
  const claim = () => withTenant(tenant.id, (tx) => claimMail(tx, { tenantId: tenant.id, id }));
  expect((await Promise.all([claim(), claim(), claim()])).filter(Boolean)).toHaveLength(1);
  // As if that server had ended before it could send.
  await letTimePass(id);
  await Promise.all([send(id), send(id), send(id)]);
  await send(id);
  expect(await stateOf(id)).toEqual({ attempts: 2, outcome: 'sent' });
  expect(await mails()).toBe(1);
});

it('waits while the mail server is away, and goes when it is back', async () => {
  await rm(outbox, { recursive: true });
  await writeFile(outbox, 'not a folder');
  const id = (await order()) ?? '';
  await expect(send(id)).rejects.toThrow();
  await rm(outbox);
  await send(id);
  expect(await stateOf(id)).toEqual({ attempts: 1, outcome: null });
  await letTimePass(id);
  await send(id);
  expect(await stateOf(id)).toEqual({ attempts: 2, outcome: 'sent' });
  expect(await mails()).toBe(1);
});

it('is given up once it is too late, and only its sender is told', async () => {
  const id = (await order('voucher:1', new Date(Date.now() - 1))) ?? '';
  await send(id);
  expect(await stateOf(id)).toEqual({ attempts: 0, outcome: 'given_up' });
  expect(await mails()).toBe(0);
  const told = async (ctx: Parameters<typeof query>[0]) =>
    (await query(ctx, 'notices.view', (q) => listNotices(q, NoticeFilters.parse({})))).rows;
  expect(await told(await asAgent(tenant))).toMatchObject([
    { kind: 'mail_failed', href: `/reservations/${reservationId}`, params: { recipient: 'marie@example.com' } },
  ]);
  expect(await told(await asManager(tenant))).toEqual([]);
});

it('is withdrawn where its reservation was cancelled meanwhile', async () => {
  const id = (await order()) ?? '';
  await cancelReservation(await asAgent(tenant), { reservationId, reason: 'Sick', expectedFeeCents: 0 });
  await send(id);
  expect(await stateOf(id)).toEqual({ attempts: 0, outcome: 'withdrawn' });
  expect(await mails()).toBe(0);
});

it('tells a quote until it is taken, and its sender where it did not go', async () => {
  const quote = await makeQuote(tenant);
  const orderQuote = (key: string, expiresAt: Date) =>
    withTenant(tenant.id, (tx) =>
      orderMail(
        { tenantId: tenant.id, tx, now: new Date() },
        {
          ...{ key, expiresAt, recipient: 'marie@example.com', subject: 'Your price', body: 'Hello Marie' },
          ...{ memberId: tenant.members.agent, quoteId: quote.id },
        },
      ),
    );
  const late = (await orderQuote('quote:late', new Date(Date.now() - 1))) ?? '';
  await send(late);
  expect(await stateOf(late)).toEqual({ attempts: 0, outcome: 'given_up' });
  const { rows } = await query(await asAgent(tenant), 'notices.view', (q) => listNotices(q, NoticeFilters.parse({})));
  expect(rows).toMatchObject([{ kind: 'quote_mail_failed', href: `/quotes/${quote.id}`, settled: false }]);
  const waiting = (await orderQuote('quote:waits', new Date(Date.now() + DAY_MS))) ?? '';
  await withTenant(tenant.id, (tx) => tx.update(quotes).set({ reservationId }).where(eq(quotes.id, quote.id)));
  await send(waiting);
  expect(await stateOf(waiting)).toEqual({ attempts: 0, outcome: 'withdrawn' });
  expect(await mails()).toBe(0);
});

it('is found by the job, but not while its company is suspended, nor if that happens after it was found', async () => {
  const id = (await order()) ?? '';
  const turn = (status: 'active' | 'suspended') =>
    withPlatform((tx) => tx.update(tenants).set({ status }).where(eq(tenants.id, tenant.id)));
  await turn('suspended');
  await sendWaiting();
  await send(id);
  expect(await stateOf(id)).toEqual({ attempts: 0, outcome: null });
  await turn('active');
  await sendWaiting();
  expect(await stateOf(id)).toEqual({ attempts: 1, outcome: 'sent' });
});
