import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { getDashboard } from '@/lib/dashboard/get-dashboard';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePayment } from '@/tests/support/make-payment';
import { makeReservation } from '@/tests/support/make-reservation';

const NOW = new Date('2026-03-09T00:30:00Z');
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function dashboard(now = NOW) {
  return query(await asManager(tenant, { now }), 'dashboard.view', getDashboard);
}

it('warns of a reservation of a late vehicle, however far ahead, or before its vehicle is back', async () => {
  const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
  const booked = async (rental: { vehicleId: string }, pickup: number, values = {}) =>
    (
      await makeReservation(tenant, {
        vehicleId: rental.vehicleId,
        pickupAt: at(pickup),
        dueAt: at(pickup + 0.05),
        values,
      })
    ).id;
  const late = await makeActiveRental(tenant, { out: at(-50), due: at(-10) });
  const vehicleId = await makeVehicle(tenant, { make: 'Kia', model: 'Rio', plate: 'AB-123', plateKey: 'AB123' });
  const running = await makeActiveRental(tenant, { vehicleId, out: at(-50), due: at(1), values: { dueAt: at(5) } });
  const back = { status: 'completed', dueAt: at(90) } as const;
  await makeActiveRental(tenant, { vehicleId, out: at(-90), due: at(-60), values: back });
  const gone = await booked(late, -4, { noShowGraceHours: 2, autoCancelHours: 2 });
  const lastCall = await booked(late, -3, { noShowGraceHours: 2, autoCancelHours: 2 });
  const far = await booked(late, 2000);
  await booked(late, 20, { status: 'cancelled' });
  const before = await booked(running, 2);
  await booked(running, 5);
  const { atRisk, rentalsOut } = await dashboard();
  expect(rentalsOut.map(({ id }) => id)).toEqual([late.id, running.id]);
  expect(atRisk.map(({ id, late: isLate }) => [id, isLate])).toEqual([
    [lastCall, true],
    [before, false],
    [far, true],
  ]);
  expect(atRisk.map(({ id }) => id)).not.toContain(gone);
  expect(atRisk[1]).toEqual({
    ...{ id: before, number: `V-${before.slice(-8)}`, customerName: 'Marie-Flore Desrosiers', late: false },
    ...{ vehicle: 'Kia Rio', plate: 'AB-123', pickupAt: at(2).toISOString() },
    ...{ heldBy: 'rental', holderId: running.id, holderNumber: `R-2026-${running.id.slice(-8)}` },
    holderDueAt: at(5).toISOString(),
    standIns: { vehicles: [], sameClass: false },
  });
});

it('lists the vehicles in the garage, the one expected back first at the top, and eight of each at most', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const values = { plate: `AB-${index}`, plateKey: `AB${index}`, insuranceExpiresOn: '2026-03-01' };
    const vehicleId = await makeVehicle(tenant, values);
    const rental = await makeActiveRental(tenant, { vehicleId, out: new Date(NOW.getTime() - (index + 2) * HOUR_MS) });
    await makePayment(tenant, rental, {
      amountCents: 100 + index,
      receivedAt: new Date(NOW.getTime() - index * HOUR_MS),
    });
    const id = newId();
    ids.push(id);
    await withTenant(tenant.id, (tx) =>
      tx.insert(maintenanceTickets).values({
        ...{
          tenantId: tenant.id,
          id,
          number: `M-2026-${index}`,
          vehicleId: rental.vehicleId,
          serviceType: 'oil_change' as const,
        },
        ...{ status: index === 9 ? 'completed' : 'open', createdBy: tenant.members.manager },
        startedAt: new Date(NOW.getTime() - index * HOUR_MS),
        expectedReadyAt: index < 2 ? null : new Date(NOW.getTime() + index * HOUR_MS),
      }),
    );
  }
  const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
  const { vehicleId } = await makeActiveRental(tenant, { out: at(-20), due: at(1), values: { dueAt: at(1000) } });
  for (let hour = 2; hour < 11; hour += 1)
    await makeReservation(tenant, { vehicleId, pickupAt: at(hour), dueAt: at(hour + 1) });
  const { tickets, recentPayments, rentalsOut, expiring, atRisk } = await dashboard();
  expect(atRisk).toHaveLength(8);
  expect(tickets.map(({ id }) => ids.indexOf(id))).toEqual([2, 3, 4, 5, 6, 7, 8, 1]);
  expect(tickets[0]).toMatchObject({
    ...{ number: 'M-2026-2', serviceType: 'oil_change', make: 'Toyota', model: 'RAV4', plate: 'AB-2' },
    ...{ startedAt: new Date(NOW.getTime() - 2 * HOUR_MS), expectedReadyAt: new Date(NOW.getTime() + 2 * HOUR_MS) },
  });
  expect(recentPayments.map(({ amountCents }) => amountCents)).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
  expect([expiring.documents.length, expiring.total]).toEqual([8, 10]);
  expect(rentalsOut).toHaveLength(8);
  expect(rentalsOut[0]).toMatchObject({
    ...{ status: 'active', customerName: 'Marie-Flore Desrosiers', make: 'Toyota', model: 'RAV4', plate: 'AB-9' },
    ...{ number: expect.stringMatching(/^R-2026-/), dueAt: new Date(NOW.getTime() + 85 * HOUR_MS) },
  });
  expect(rentalsOut.map(({ dueAt }) => Number(dueAt))).toEqual(
    rentalsOut.map(({ dueAt }) => Number(dueAt)).toSorted((a, b) => a - b),
  );
});
