import postgres from 'postgres';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { accountApplications, depositApplications } from '@/db/schema/payments';
import { checkCloses } from '@/lib/drawers/check-closes';
import { countDrawer } from '@/lib/drawers/count-drawer';
import { getDrawer } from '@/lib/drawers/get-drawer';
import { newId } from '@/lib/id';
import { checkLedger } from '@/lib/payments/check-ledger';
import { collectPayment } from '@/lib/payments/collect-payment';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { exactCount } from '@/tests/support/exact-count';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePayment } from '@/tests/support/make-payment';

let tenant: TestTenant;
let rental: { id: string; customerId: string };
beforeEach(async () => {
  tenant = await makeTenant();
  rental = await makeActiveRental(tenant);
});
afterAll(closeDatabase);

async function check() {
  const { now } = await asAgent(tenant);
  return withTenant(tenant.id, (tx) => checkLedger({ tenantId: tenant.id, tx, now }, 0));
}

it('finds the cent by which more was refunded than paid, also of a payment that is voided', async () => {
  const refundedPaymentId = await makePayment(tenant, rental, { amountCents: 1_000 });
  await makePayment(tenant, rental, { kind: 'refund', refundedPaymentId, amountCents: 1_000 });
  expect(await check()).toEqual([]);
  await makePayment(tenant, rental, { kind: 'refund', refundedPaymentId, amountCents: 1 });
  const href = `/rentals/${rental.id}`;
  expect(await check()).toMatchObject([{ kind: 'over_refunded', id: rental.id, cents: 1, href }]);
  const voided = { voidedAt: new Date(), voidedBy: tenant.members.manager, voidedReason: 'Mistyped' };
  const second = await makePayment(tenant, rental, { amountCents: 500, ...voided });
  await makePayment(tenant, rental, { kind: 'refund', refundedPaymentId: second, amountCents: 1 });
  expect((await check()).filter(({ kind }) => kind === 'over_refunded')).toHaveLength(2);
});

it('finds the cent by which more of a deposit was applied than is held', async () => {
  await makePayment(tenant, rental, { kind: 'deposit', amountCents: 1_000 });
  const apply = (amountCents: number) =>
    withTenant(tenant.id, (tx) =>
      tx.insert(depositApplications).values({
        ...{ tenantId: tenant.id, id: newId(), rentalId: rental.id, amountCents },
        appliedAt: new Date(),
      }),
    );
  await apply(1_000);
  expect(await check()).toEqual([]);
  await apply(1);
  expect(await check()).toMatchObject([{ kind: 'deposit_negative', id: rental.id, cents: -1 }]);
});

it('finds the cent by which more of an advance was used than was paid', async () => {
  const { customerId } = rental;
  await makePayment(tenant, rental, { kind: 'account', rentalId: null, amountCents: 1_000 });
  const use = (amountCents: number) =>
    withTenant(tenant.id, (tx) =>
      tx.insert(accountApplications).values({
        ...{ tenantId: tenant.id, id: newId(), customerId, rentalId: rental.id, amountCents },
        ...{ appliedAt: new Date(), appliedBy: tenant.members.agent },
      }),
    );
  await use(1_000);
  expect(await check()).toEqual([]);
  await use(1);
  const href = `/customers/${customerId}`;
  expect(await check()).toMatchObject([{ kind: 'advance_negative', id: customerId, cents: -1, href }]);
});

it('finds the cent by which a counted drawer differs from its count', async () => {
  const agent = await asAgent(tenant);
  const paid = await collectPayment(agent, { rentalId: rental.id, kind: 'balance', method: 'cash', amountCents: '20' });
  const closes = () =>
    withTenant(tenant.id, (tx) => checkCloses({ tenantId: tenant.id, tx, now: new Date(Date.now()) }));
  const owner = postgres(process.env.DATABASE_URL ?? '', { max: 1 });
  const [row] = await owner`select drawer_id from payments where id = ${paid.id}`;
  const drawer = await query(agent, 'payments.close', (q) => getDrawer(q, String(row?.drawer_id)));
  await countDrawer(agent, exactCount(drawer));
  expect(await closes()).toEqual([]);
  // No role of the application may do this.
  await owner`update payments set amount_cents = amount_cents + 1 where id = ${paid.id}`;
  await owner.end();
  const href = `/payments/close/${drawer.id}`;
  expect(await closes()).toMatchObject([{ kind: 'close_changed', id: drawer.id, cents: 1, href }]);
});
