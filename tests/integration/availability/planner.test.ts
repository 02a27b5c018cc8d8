import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { vehicleClasses } from '@/db/schema/vehicles';
import { getPlanner } from '@/lib/availability/get-planner';
import { PlannerFilters } from '@/lib/availability/input';
import { UNASSIGNED, unpackPlanner } from '@/lib/availability/pack-planner';
import { listAtRiskReservations } from '@/lib/dashboard/list-at-risk-reservations';
import { localDay, startOfLocalDay } from '@/lib/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

const ZONE = 'America/Port-au-Prince';
// The database's own clock decides about no-shows, so these tests play today.
const NOW = new Date();
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function planner(filters: Record<string, string> = {}, whose = tenant) {
  const ctx = await asAgent(whose, { now: NOW });
  const { packed, window, ...rest } = await query(ctx, 'availability.view', (q) =>
    getPlanner(q, PlannerFilters.parse(filters)),
  );
  return { ...rest, window, ...unpackPlanner(packed) };
}

/** In minutes after the first day's start, as bars have it. */
function minute(instant: Date, firstDay = startOfLocalDay(NOW, ZONE)) {
  return Math.floor((instant.getTime() - firstDay.getTime()) / MINUTE_MS);
}

it('shows each vehicle with what has it, and marks what is late and what that endangers, as the dashboard does', async () => {
  const late = await makeActiveRental(tenant, { out: at(-50), due: at(-10) });
  const running = await makeActiveRental(tenant, { out: at(-50), due: at(30) });
  const far = await makeReservation(tenant, { vehicleId: late.vehicleId, pickupAt: at(100), dueAt: at(150) });
  const safe = await makeReservation(tenant, { vehicleId: running.vehicleId, pickupAt: at(40), dueAt: at(60) });
  const gone = { noShowGraceHours: 1, autoCancelHours: 1 };
  await makeReservation(tenant, {
    vehicleId: await makeVehicle(tenant),
    pickupAt: at(-3),
    dueAt: at(60),
    values: gone,
  });
  const { vehicles, bars } = await planner();
  const found = bars.map(({ vehicle, ...bar }) => ({ vehicleId: vehicles[vehicle]?.id, ...bar }));
  const name = 'Marie-Flore Desrosiers';
  const numberOf = (id: string) => `R-2026-${id.slice(-8)}`;
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      {
        ...{ vehicleId: late.vehicleId, state: 'overdue', number: numberOf(late.id), name },
        ...{ from: minute(late.out), until: minute(NOW) },
      },
      {
        ...{ vehicleId: late.vehicleId, state: 'at_risk', number: far.number, name },
        ...{ from: minute(at(100)), until: minute(at(150)) },
      },
      {
        ...{ vehicleId: running.vehicleId, state: 'rented', number: numberOf(running.id), name },
        ...{ from: minute(running.out), until: minute(running.due) },
      },
      {
        ...{ vehicleId: running.vehicleId, state: 'reserved', number: safe.number, name },
        ...{ from: minute(at(40)), until: minute(at(60)) },
      },
    ]),
  );
  const atRisk = await query(await asAgent(tenant, { now: NOW }), 'dashboard.view', (q) =>
    listAtRiskReservations(q, 10),
  );
  expect(bars.filter(({ state }) => state === 'at_risk').map(({ number }) => number)).toEqual(
    atRisk.map(({ number }) => number),
  );
});

it('shows a vehicle in the garage until its ticket is closed, and the past as it was', async () => {
  const garaged = await makeVehicle(tenant, { serviceStatus: 'maintenance' });
  await makeTicket(garaged, { startedAt: at(-80), expectedReadyAt: at(-30) });
  const values = { status: 'completed', returnedAt: at(-60) } as const;
  const rental = await makeActiveRental(tenant, { out: at(-100), due: at(-40), values });
  await withTenant(tenant.id, (tx) =>
    tx
      .update(vehicleAllocations)
      .set({ releasedAt: at(-60) })
      .where(eq(vehicleAllocations.rentalId, rental.id)),
  );
  await makeTicket(rental.vehicleId, { status: 'completed', startedAt: at(-55), closedAt: at(-53) });
  const first = startOfLocalDay(NOW, ZONE, -7);
  const { vehicles, bars, window } = await planner({ from: localDay(first, ZONE) });
  expect(window).toMatchObject({ start: first.getTime(), now: minute(NOW, first) });
  const shown = bars.map(({ vehicle, state, name, from, until }) => [vehicles[vehicle]?.id, state, name, from, until]);
  expect(shown).toEqual([
    [rental.vehicleId, 'returned', 'Marie-Flore Desrosiers', minute(rental.out, first), minute(at(-60), first)],
    [garaged, 'maintenance', 'oil_change', minute(at(-80), first), minute(NOW, first)],
    [rental.vehicleId, 'serviced', 'oil_change', minute(at(-55), first), minute(at(-53), first)],
  ]);
  expect((await planner()).bars.map(({ state }) => state)).toEqual(['maintenance']);
});

it('finds vehicles by text, class and status, and shows none of another company', async () => {
  const classId = newId();
  await withTenant(tenant.id, (tx) =>
    tx.insert(vehicleClasses).values({ tenantId: tenant.id, id: classId, name: 'SUV' }),
  );
  const kia = await makeVehicle(tenant, { make: 'Kia', model: 'Rio', plate: 'AB-123', plateKey: 'AB123' });
  const suv = await makeVehicle(tenant, { classId });
  const rental = await makeActiveRental(tenant);
  const stranger = await makeTenant();
  const theirs = await makeActiveRental(stranger);
  const idsOf = async (filters: Record<string, string>) => (await planner(filters)).vehicles.map(({ id }) => id);
  expect(await idsOf({ q: 'kia ab-123' })).toEqual([kia]);
  expect(await idsOf({ class: classId })).toEqual([suv]);
  expect(await idsOf({ status: 'rented' })).toEqual([rental.vehicleId]);
  const rented = await planner({ status: 'rented' });
  expect(rented.bars).toHaveLength(1);
  expect(rented.classes).toEqual([{ id: classId, name: 'SUV' }]);
  expect((await planner({ q: 'kia' })).bars).toEqual([]);
  expect((await idsOf({})).toSorted()).toEqual([kia, suv, rental.vehicleId].toSorted());
  expect((await planner({}, stranger)).vehicles.map(({ id }) => id)).toEqual([theirs.vehicleId]);
});

it('keeps bookings of a class apart until their vehicle is chosen', async () => {
  const classId = newId();
  const other = newId();
  await withTenant(tenant.id, (tx) =>
    tx.insert(vehicleClasses).values([
      { tenantId: tenant.id, id: classId, name: 'SUV' },
      { tenantId: tenant.id, id: other, name: 'Pickup' },
    ]),
  );
  const vehicleId = await makeVehicle(tenant, { classId });
  const values = { classId, pencilled: true };
  const { number } = await makeReservation(tenant, { vehicleId, pickupAt: at(30), dueAt: at(60), values });
  await makeReservation(tenant, { vehicleId, pickupAt: at(80), dueAt: at(90), values: { classId } });
  const told = async (filters: Record<string, string>) =>
    (await planner(filters)).bars.map((bar) => [bar.vehicle, bar.name, bar.state]);
  const pencilled = [UNASSIGNED, 'Marie-Flore Desrosiers · SUV', 'reserved'];
  expect((await planner()).bars[0]?.number).toBe(number);
  expect(await told({})).toEqual([pencilled, [0, 'Marie-Flore Desrosiers', 'reserved']]);
  expect(await told({ class: classId, q: 'nobody' })).toEqual([pencilled]);
  expect(await told({ class: other })).toEqual([]);
});

async function makeTicket(
  vehicleId: string,
  values: { startedAt: Date } & Partial<typeof maintenanceTickets.$inferInsert>,
) {
  const id = newId();
  const until = values.closedAt ?? values.expectedReadyAt ?? new Date(values.startedAt.getTime() + DAY_MS);
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(maintenanceTickets).values({
      ...{ tenantId: tenant.id, id, number: `M-${id.slice(-8)}`, vehicleId, serviceType: 'oil_change' },
      ...{ status: 'open', createdBy: tenant.members.manager },
      ...values,
    });
    await tx.insert(vehicleAllocations).values({
      ...{ tenantId: tenant.id, id: newId(), vehicleId, kind: 'maintenance', ticketId: id },
      releasedAt: values.closedAt,
      period: `[${values.startedAt.toISOString()},${until.toISOString()})`,
    });
  });
}
