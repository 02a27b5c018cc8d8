import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { collectPayment } from '@/lib/payments/collect-payment';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { query } from '@/lib/server/query';
import { getDelivery } from '@/lib/webhooks/get-delivery';
import { listDeliveries } from '@/lib/webhooks/list-deliveries';
import { orderEvent } from '@/lib/webhooks/order-event';
import { orderOverdueEvents } from '@/lib/webhooks/order-overdue-events';
import { sendAgain } from '@/lib/webhooks/send-again';
import { asAdmin, asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeDelivery, makeEndpoint } from '@/tests/support/make-webhook';
import { reserve } from '@/tests/support/reserve';
import { sendOrderedEvents } from '@/tests/support/send-ordered-events';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function ordered(company = tenant) {
  return withTenant(company.id, (tx) =>
    tx
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.tenantId, company.id))
      .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id)),
  );
}

const payment = (rentalId: string) => ({
  rentalId,
  kind: 'deposit',
  amountCents: '50',
  method: 'cash',
  currency: 'USD',
});

it('orders a payment for each address that asks for it, with one id, and for no other', async () => {
  const one = await makeEndpoint(tenant);
  const other = await makeEndpoint(tenant, { events: ['payment.recorded'] });
  await makeEndpoint(tenant, { events: ['rental.returned'] });
  await makeEndpoint(tenant, { active: false });
  await makeEndpoint(await makeTenant());
  const rental = await makeActiveRental(tenant);
  const made = await collectPayment(await asAgent(tenant), payment(rental.id));
  const rows = await ordered();
  expect(rows.map(({ endpointId }) => endpointId).toSorted()).toEqual([one, other].toSorted());
  expect(new Set(rows.map(({ eventId }) => eventId)).size).toBe(1);
  const { customerId } = rental;
  expect(rows[0]?.payload).toEqual({
    id: rows[0]?.eventId,
    type: 'payment.recorded',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    companyId: tenant.id,
    data: {
      ...{ paymentId: made.id, number: made.number, kind: 'deposit', method: 'cash', amountCents: 5000 },
      ...{ receivedHtgCents: null, rentalId: rental.id, reservationId: null, customerId, refundedPaymentId: null },
      receivedAt: expect.stringMatching(/Z$/),
    },
  });
});

it('orders a reservation that is made and cancelled, and names nobody', async () => {
  await makeEndpoint(tenant);
  const { id: reservationId } = await reserve(tenant);
  await cancelReservation(await asAgent(tenant), { reservationId, reason: 'Marie called', expectedFeeCents: 0 });
  const rows = await ordered();
  expect(rows.map(({ kind }) => kind)).toEqual(['reservation.created', 'reservation.cancelled']);
  expect(rows[1]?.payload).toMatchObject({ data: { reservationId, status: 'cancelled', feeCents: 0 } });
  expect(JSON.stringify(rows.map(({ payload }) => payload))).not.toMatch(/Marie|name|phone|email/i);
});

it('orders nothing of what is rolled back', async () => {
  await makeEndpoint(tenant);
  const started: unknown[] = [];
  const attempt = withTenant(tenant.id, async (tx) => {
    const at = { tenantId: tenant.id, tx, now: new Date(), afterCommit: (work: unknown) => void started.push(work) };
    const at2 = new Date();
    const ids = { rentalId: newId(), number: 'R-1', customerId: newId(), vehicleId: newId() };
    const times = { pickupAt: at2, dueAt: at2, returnedAt: at2 };
    await orderEvent(at, 'rental.returned', { ...ids, ...times, status: 'completed', returnChargesCents: 0 });
    throw new Error('the verb fails later');
  });
  await expect(attempt).rejects.toThrow('the verb fails later');
  expect(started).toHaveLength(1);
  expect(await ordered()).toEqual([]);
});

it('orders an overdue rental once for each due time, from when an address began to ask', async () => {
  const now = new Date();
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const endpointId = await makeEndpoint(tenant, { activeSince: ago(3) });
  await makeEndpoint(tenant, { activeSince: ago(0.1) });
  // An hour of grace: over since an hour, since five hours, since eight days, and not over yet.
  const late = await makeActiveRental(tenant, { out: ago(48), due: ago(2) });
  await makeActiveRental(tenant, { out: ago(48), due: ago(6) });
  await makeActiveRental(tenant, { out: ago(300), due: ago(193) });
  await makeActiveRental(tenant, { out: ago(48), due: ago(0.5) });
  const look = () => withTenant(tenant.id, (tx) => orderOverdueEvents({ tenantId: tenant.id, tx, now }));
  await Promise.all([look(), look()]);
  await look();
  expect(await ordered()).toMatchObject([
    { endpointId, kind: 'rental.overdue', payload: { data: { rentalId: late.id, status: 'overdue' } } },
  ]);
});

it('sends an event again with the same id and message, and keeps the old line of the log', async () => {
  const endpointId = await makeEndpoint(tenant);
  const over = { endedAt: new Date(), outcome: 'given_up', attempts: 8 } as const;
  const deliveryId = await makeDelivery(tenant, endpointId, over);
  const { id } = await sendAgain(await asAdmin(tenant), { deliveryId });
  await sendOrderedEvents(tenant.id);
  const [old, again] = await ordered();
  expect(old).toMatchObject({ id: deliveryId, outcome: 'given_up', attempts: 8 });
  expect(again).toMatchObject({ id, eventId: old?.eventId, payload: old?.payload, attempts: 1, error: 'url_refused' });
});

it('tries what still waits at once', async () => {
  const endpointId = await makeEndpoint(tenant);
  const deliveryId = await makeDelivery(tenant, endpointId, { attempts: 5, nextAt: new Date(Date.now() + HOUR_MS) });
  expect(await sendAgain(await asAdmin(tenant), { deliveryId })).toMatchObject({ id: deliveryId });
  await sendOrderedEvents(tenant.id);
  expect(await ordered()).toMatchObject([{ id: deliveryId, attempts: 6 }]);
});

it('shows an address’s log by state, and no other company’s', async () => {
  const endpointId = await makeEndpoint(tenant);
  const waiting = await makeDelivery(tenant, endpointId);
  const taken = await makeDelivery(tenant, endpointId, { endedAt: new Date(), outcome: 'taken' });
  const all = { cursor: null, size: 25 } as const;
  const shown = async (state: 'waiting' | 'taken' | null, company = tenant) => {
    const page = await query(await asAdmin(company), 'webhooks.manage', (q) =>
      listDeliveries(q, endpointId, { ...all, state }),
    );
    return page.rows.map(({ id }) => id).toSorted();
  };
  expect(await shown(null)).toEqual([waiting, taken].toSorted());
  expect(await shown('waiting')).toEqual([waiting]);
  expect(await shown('taken')).toEqual([taken]);
  const stranger = await makeTenant();
  await expect(shown(null, stranger)).rejects.toMatchObject({ code: 'record_not_found' });
  const one = query(await asAdmin(stranger), 'webhooks.manage', (q) =>
    getDelivery(q, { endpointId, deliveryId: waiting }),
  );
  await expect(one).rejects.toMatchObject({ code: 'record_not_found' });
});
