import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { DAY_MS } from '@/lib/durations';
import { takeAdvance } from '@/lib/payments/take-advance';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const take = async (customerId: string) =>
  takeAdvance(await asAgent(tenant), { customerId, method: 'cash', amountCents: '40' });

it('takes no advance for a record that was merged away, where nobody would find the money', async () => {
  const [kept, merged] = [await makeCustomer(tenant), await makeCustomer(tenant)];
  await mergeCustomers(await asManager(tenant), { customerId: kept, mergedId: merged });
  await expect(take(merged)).rejects.toMatchObject({ code: 'record_not_found' });
  await take(kept);
});

it('takes no advance from a customer who was deleted', async () => {
  const customerId = await makeCustomer(tenant);
  await archiveCustomer(await asManager(tenant), { customerId });
  await expect(take(customerId)).rejects.toMatchObject({ code: 'record_not_found' });
});

it('deletes nobody for whom a vehicle is promised, until that reservation is over', async () => {
  const customerId = await makeCustomer(tenant);
  const book = async (values: Parameters<typeof makeReservation>[1]['values'], pickupAt: Date) =>
    makeReservation(tenant, {
      vehicleId: await makeVehicle(tenant),
      pickupAt,
      dueAt: new Date(pickupAt.getTime() + 3 * DAY_MS),
      values: { customerId, ...values },
    });
  const archive = async () => archiveCustomer(await asManager(tenant), { customerId });
  const [before, soon] = [new Date(Date.now() - 3 * DAY_MS), new Date(Date.now() + DAY_MS)];
  // Nobody came for it, and nothing has closed it yet.
  await book({ noShowGraceHours: 2, autoCancelHours: 24 }, before);
  await book({ status: 'cancelled' }, soon);
  const { id, number } = await book({}, soon);
  await expect(archive()).rejects.toMatchObject({ code: 'customer_has_reservation', params: { number } });
  await cancelReservation(await asAgent(tenant), {
    reservationId: id,
    reason: 'Flight cancelled',
    expectedFeeCents: 0,
  });
  await archive();
});
