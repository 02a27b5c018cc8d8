import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { charges, rentals } from '@/db/schema/rentals';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { getLedger } from '@/lib/payments/get-ledger';
import { listCustomerRentals } from '@/lib/payments/list-customer-rentals';
import { settleReturn } from '@/lib/payments/settle-return';
import { backAt } from '@/lib/rentals/back-at';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { listRentals } from '@/lib/rentals/list-rentals';
import { saveDraft } from '@/lib/rentals/save-draft';
import { tallyRentals } from '@/lib/rentals/tally-rentals';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

const ZONE = 'America/Port-au-Prince';
const NOW = Math.floor(Date.now() / 60_000) * 60_000;
const first = { cursor: null, size: 10 };

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** Out for four days, and due the given number of hours from now. */
function makeDue(hours: number) {
  const due = new Date(NOW + hours * HOUR_MS);
  return makeActiveRental(tenant, { out: new Date(due.getTime() - 96 * HOUR_MS), due });
}

async function takeBack(rentalId: string) {
  const returnedAt = instantToLocal(new Date(NOW), ZONE);
  await settleReturn(await asAgent(tenant), {
    rentalId,
    returnedAt,
    odometerKm: 40_100,
    fuelLevel: 'full',
    unsignedReason: 'key_drop',
  });
}

async function charge(
  rentalId: string,
  values: Pick<typeof charges.$inferInsert, 'kind' | 'amountCents' | 'waivedAt' | 'waivedReason'>,
) {
  const row = { tenantId: tenant.id, id: newId(), rentalId, createdBy: tenant.members.agent, ...values };
  await withTenant(tenant.id, (tx) => tx.insert(charges).values(row));
}

async function listed(rental: { id: string; customerId: string; vehicleId: string }) {
  return query(await asAgent(tenant), 'rentals.view', async (q) => {
    const pages = await Promise.all([
      listRentals(q, RentalFilters.parse({ size: 50 })),
      listCustomerRentals(q, { customerId: rental.customerId, ...first }),
      listRecordRentals(q, rental, first),
    ]);
    const rows = pages.map((page) => page.rows.find(({ id }) => id === rental.id));
    return { rows, ledger: (await getLedger(q, rental.id)).balance };
  });
}

it('says on every list what the ledger charges, and when the vehicle really came back', async () => {
  const late = await makeDue(-30);
  const early = await makeDue(50);
  for (const { id } of [late, early]) await takeBack(id);
  await charge(early.id, { kind: 'early_return', amountCents: -5500 });
  await charge(early.id, { kind: 'cleaning', amountCents: 3000, waivedAt: new Date(NOW), waivedReason: 'Kind' });
  const over = await listed(late);
  expect(over.ledger.chargesCents).toBeGreaterThan(22_000);
  const under = await listed(early);
  expect(under.ledger.chargesCents).toBe(16_500);
  for (const { rows, ledger } of [over, under]) {
    expect(rows.map((row) => row?.chargesCents)).toEqual(Array(3).fill(ledger.chargesCents));
    expect(rows.map((row) => row && backAt(row))).toEqual(Array(3).fill(new Date(NOW)));
  }
});

it('charges nothing for a rental that was taken back, and expects no vehicle of it', async () => {
  const rental = await makeDue(50);
  await cancelRental(await asManager(tenant), { rentalId: rental.id, odometerKm: 40_000, reason: 'Flat tyre' });
  const { rows } = await listed(rental);
  expect(rows.map((row) => [row?.chargesCents, row && backAt(row)])).toEqual(Array(3).fill([0, null]));
});

it('charges what is out as agreed, and expects it then', async () => {
  const rental = await makeDue(10);
  const { rows } = await listed(rental);
  expect(rows.map((row) => [row?.chargesCents, row && backAt(row)])).toEqual(Array(3).fill([22_000, rental.due]));
});

it('shows the times that a draft plans, as far as they are times', async () => {
  const ctx = await asAgent(tenant);
  const customerId = await makeCustomer(tenant);
  const drafts = [
    { pickupAt: '2026-12-01T09:00', dueAt: '2026-12-04T17:30' },
    { pickupAt: '2026-02-31T09:00', dueAt: 'soon' },
    { pickupAt: ['2026-12-01T09:00'], dueAt: true },
    {},
  ];
  const ids: string[] = [];
  for (const values of drafts) {
    const { id } = await saveDraft(ctx, { rentalId: newId(), step: 'agreement', values: { ...values, customerId } });
    ids.push(id);
  }
  const times = [
    [new Date('2026-12-01T14:00:00Z'), new Date('2026-12-04T22:30:00Z')],
    [null, null],
    [null, null],
    [null, null],
  ];
  await query(ctx, 'rentals.view', async (q) => {
    const all = await listRentals(q, RentalFilters.parse({ status: 'draft', size: 50 }));
    const his = await listCustomerRentals(q, { customerId, ...first });
    for (const { rows } of [all, his]) {
      const found = ids.map((id) => rows.find((row) => row.id === id));
      expect(found.map((row) => [row?.pickupAt, row?.dueAt])).toEqual(times);
      expect(found.every((row) => row && !('draftPickupAt' in row) && row.chargesCents === 0)).toBe(true);
    }
  });
});

it('names a reserved draft by its reservation, and finds it by that number', async () => {
  const times = { pickupAt: new Date(NOW + DAY_MS), dueAt: new Date(NOW + 72 * HOUR_MS) };
  const number = 'V-2026-00042';
  const reservation = await makeReservation(tenant, {
    vehicleId: await makeVehicle(tenant),
    ...times,
    values: { number },
  });
  const { customerId, id: reservationId } = reservation;
  const id = newId();
  const draft = { tenantId: tenant.id, id, customerId, reservationId, createdBy: tenant.members.agent };
  await withTenant(tenant.id, (tx) => tx.insert(rentals).values(draft));
  await query(await asAgent(tenant), 'rentals.view', async (q) => {
    const filters = RentalFilters.parse({ status: 'reserved', q: number });
    const { rows } = await listRentals(q, filters);
    expect(rows.map((row) => [row.id, row.number, row.reservationNumber])).toEqual([[id, null, number]]);
    expect((await tallyRentals(q, filters)).reserved?.count).toBe(1);
    const his = await listCustomerRentals(q, { customerId, ...first });
    expect(his.rows.map((row) => row.reservationNumber)).toEqual([number]);
  });
});
