import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { charges } from '@/db/schema/rentals';
import { newId } from '@/lib/id';
import { listNotices } from '@/lib/notices/list-notices';
import { raiseLedgerNotices } from '@/lib/notices/raise-ledger-notices';
import { addCharge } from '@/lib/payments/add-charge';
import { checkLedger } from '@/lib/payments/check-ledger';
import { collectPayment } from '@/lib/payments/collect-payment';
import { refundPayment } from '@/lib/payments/refund-payment';
import { voidPayment } from '@/lib/payments/void-payment';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { handOver, reserveForNow } from '@/tests/support/hand-over';
import { makeActiveRental } from '@/tests/support/make-active-rental';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** The check of a night that falls between everything before it and everything after it. */
async function night() {
  const { now } = await asAgent(tenant);
  return withTenant(tenant.id, (tx) => checkLedger({ tenantId: tenant.id, tx, now }, 0));
}

it('finds nothing to say of a company’s usual days, whatever is voided, refunded, waived or handed over', async () => {
  const reserved = await reserveForNow(tenant);
  const { id: partId } = await collectPayment(await asManager(tenant), {
    ...{ reservationId: reserved.id, kind: 'balance', method: 'cash', amountCents: '40' },
  });
  expect(await night()).toEqual([]);
  const { id: rentalId } = await makeActiveRental(tenant);
  const deposit = { rentalId, kind: 'deposit', method: 'cash', amountCents: '500' };
  const { id: depositId } = await collectPayment(await asManager(tenant), deposit);
  const { id: paidId } = await collectPayment(await asManager(tenant), {
    ...deposit,
    kind: 'balance',
    amountCents: '20',
  });
  expect(await night()).toEqual([]);
  await handOver(tenant, reserved);
  const manager = await asManager(tenant);
  await refundPayment(manager, { paymentId: partId, method: 'cash', amountCents: '10' });
  await refundPayment(manager, { paymentId: depositId, method: 'cash', amountCents: '100' });
  await voidPayment(manager, { paymentId: paidId, reason: 'Mistyped' });
  await addCharge(manager, { rentalId, kind: 'other', amountCents: '12.50', note: 'Lost key' });
  expect(await night()).toEqual([]);
  expect(await night()).toEqual([]);
});

it('says nothing of a ledger whose only entry was waived, night after night', async () => {
  const { id: reservationId } = await reserveForNow(tenant);
  const fee = { tenantId: tenant.id, id: newId(), reservationId, kind: 'no_show_fee', amountCents: 7000 };
  await withTenant(tenant.id, (tx) => tx.insert(charges).values(fee));
  expect(await night()).toEqual([]);
  await withTenant(tenant.id, (tx) => tx.update(charges).set({ waivedAt: new Date() }).where(eq(charges.id, fee.id)));
  for (let index = 0; index < 3; index += 1) expect(await night()).toEqual([]);
});

it('names the rental in which a past entry has changed, by how much, and tells each manager once', async () => {
  const { id: rentalId } = await makeActiveRental(tenant);
  const money = { rentalId, kind: 'balance', method: 'cash', amountCents: '20' };
  const { id: paymentId } = await collectPayment(await asAgent(tenant), money);
  await night();
  // No role of the application may do this.
  const owner = postgres(process.env.DATABASE_URL ?? '', { max: 1 });
  const changed = await owner`update payments set amount_cents = amount_cents + 1 where id = ${paymentId}`;
  await owner.end();
  expect(changed.count).toBe(1);
  const raise = () =>
    withTenant(tenant.id, (tx) =>
      raiseLedgerNotices({ tenantId: tenant.id, tx, timeZone: 'America/Port-au-Prince', now: new Date() }),
    );
  expect(await raise()).toBe(1);
  const manager = await asManager(tenant);
  const page = { show: null, cursor: null, size: 10 } as const;
  const told = await query(manager, 'notices.view', (q) => listNotices(q, page));
  expect(told.rows).toMatchObject([
    {
      kind: 'ledger_changed',
      href: `/rentals/${rentalId}`,
      params: { cents: 1, number: expect.stringMatching(/^R-/) },
    },
  ]);
  const agent = await query(await asAgent(tenant), 'notices.view', (q) => listNotices(q, page));
  expect(agent.rows).toEqual([]);
});
