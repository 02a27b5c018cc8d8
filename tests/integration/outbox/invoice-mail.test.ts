import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { mailOrders } from '@/db/schema/mail';
import { DAY_MS } from '@/lib/durations';
import { NoticeFilters } from '@/lib/notices/input';
import { listNotices } from '@/lib/notices/list-notices';
import { orderMail } from '@/lib/outbox/order-mail';
import { sendOrdered } from '@/lib/outbox/send-ordered';
import { mailInvoice } from '@/lib/payments/mail-invoice';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { sendOrderedMails } from '@/tests/support/send-ordered-mails';
import { checkedIn, makeReturned } from '@/tests/support/take-back';

let tenant: TestTenant;
let outbox: string;
beforeEach(async () => {
  tenant = await makeTenant();
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  vi.stubEnv('MAIL_OUTBOX', outbox);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(closeDatabase);

function write(customerId: string, values: Partial<typeof customers.$inferInsert>) {
  return withTenant(tenant.id, (tx) => tx.update(customers).set(values).where(eq(customers.id, customerId)));
}

it('goes to the customer in their language, with the PDF and what is to be given back', async () => {
  const { id, customerId, settled } = await makeReturned(tenant);
  const ctx = await asAgent(tenant);
  await write(customerId, { email: null });
  await expect(mailInvoice(ctx, { rentalId: id })).rejects.toMatchObject({ code: 'customer_without_email' });
  await write(customerId, { email: 'marie@example.com', language: 'ht' });
  await mailInvoice(ctx, { rentalId: id });
  await sendOrderedMails(tenant.id);
  const [file = ''] = await readdir(outbox);
  const mail = await readFile(path.join(outbox, file), 'utf8');
  expect(mail).toContain('To: marie@example.com');
  expect(mail).toContain(`Attached: ${settled.invoiceNumber}.pdf`);
  expect(mail).toContain(`voye ba ou fakti ${settled.invoiceNumber} pou machin`);
  expect(mail).toMatch(/Pou n ranbouse w: 202,00\sUSD\n\nTout peye/);
}, 60_000);

it('is not sent once its return is reopened, not even when the vehicle is back again', async () => {
  const { id, settled } = await makeReturned(tenant);
  const orderOf = (key: string, expiresAt: Date) =>
    withTenant(tenant.id, (tx) =>
      orderMail(
        { tenantId: tenant.id, tx, now: new Date() },
        {
          ...{ key, expiresAt, recipient: 'marie@example.com', subject: 'Your invoice', body: 'Hello Marie' },
          ...{ memberId: tenant.members.agent, rentalId: id, invoiceId: settled.invoiceId },
        },
      ),
    );
  const outcomeOf = async (orderId: string) => {
    await sendOrdered({ tenantId: tenant.id, id: orderId });
    const mine = and(eq(mailOrders.tenantId, tenant.id), eq(mailOrders.id, orderId));
    const rows = await withTenant(tenant.id, (tx) =>
      tx.select({ outcome: mailOrders.outcome }).from(mailOrders).where(mine),
    );
    return rows[0]?.outcome;
  };
  expect(await outcomeOf((await orderOf('late', new Date(Date.now() - 1))) ?? '')).toBe('given_up');
  const { rows } = await query(await asAgent(tenant), 'notices.view', (q) => listNotices(q, NoticeFilters.parse({})));
  expect(rows.filter(({ kind }) => kind === 'invoice_mail_failed')).toMatchObject([
    { href: `/rentals/${id}`, settled: false },
  ]);
  const tomorrow = new Date(Date.now() + DAY_MS);
  const manager = await asManager(tenant);
  await reopenReturn(manager, { rentalId: id, reason: 'It was the other Duster' });
  expect(await outcomeOf((await orderOf('reopened', tomorrow)) ?? '')).toBe('withdrawn');
  await expect(mailInvoice(manager, { rentalId: id })).rejects.toMatchObject({ code: 'invalid_transition' });
  await settleReturn(manager, checkedIn(id));
  expect(await outcomeOf((await orderOf('replaced', tomorrow)) ?? '')).toBe('withdrawn');
  const [count] = await withTenant(tenant.id, (tx) =>
    tx.execute<{ sent: number }>(sql`select count(*)::int as sent from mail_orders where outcome = 'sent'`),
  );
  expect([count?.sent, await readdir(outbox)]).toEqual([0, []]);
}, 60_000);
