import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { vehicleAllocations } from '@/db/schema/allocations';
import { reservations } from '@/db/schema/reservations';
import { tenantSettings } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { findClash } from '@/lib/allocations/find-clash';
import { listAvailableVehicles } from '@/lib/allocations/list-available-vehicles';
import { searchAvailableVehicles } from '@/lib/allocations/search-available-vehicles';
import { HOUR_MS } from '@/lib/durations';
import { activateRental } from '@/lib/rentals/activate-rental';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { query } from '@/lib/server/query';
import { countVehiclesByStatus } from '@/lib/vehicles/count-vehicles-by-status';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { tallyVehiclesByStatus } from '@/lib/vehicles/tally-vehicles';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function ask(from: number, until: number, handOver: boolean) {
  const question = { text: '', from: inHours(from), until: inHours(until), handOver };
  return query(await asAgent(tenant), 'vehicles.view', (q) => searchAvailableVehicles(q, question));
}

describe('a vehicle that is out on time', () => {
  it('is taken for a hand-over in any period, as the price card and the hand-over say', async () => {
    const rental = await makeActiveRental(tenant, { out: inHours(-24), due: inHours(24) });
    await makeVehicle(tenant, { make: 'Zastava', dailyRateCents: 5500 });
    const clash = { kind: 'rental', late: false, customerName: 'Marie-Flore Desrosiers' };
    const options = await ask(72, 96, true);
    expect(options.map(({ make }) => make)).toEqual(['Zastava', 'Toyota']);
    expect(options[1]).toMatchObject({ id: rental.vehicleId, clash: { ...clash, freeFrom: rental.due.toISOString() } });
    const later = { pickupAt: localIn(72), dueAt: localIn(96), dailyRateCents: '55' };
    const draft = await makeDraft(tenant, { vehicleId: rental.vehicleId, values: later, total: 5_500 });
    const quote = await query(await asAgent(tenant), 'rentals.create', (q) => quoteDraft(q, draft.values));
    expect(quote.clash).toMatchObject(clash);
    await expect(activateRental(await asManager(tenant), draft)).rejects.toMatchObject({
      code: 'vehicle_not_available',
      details: clash,
    });
  });

  it('is free for whoever asks only about a later period', async () => {
    const rental = await makeActiveRental(tenant, { out: inHours(-24), due: inHours(24) });
    expect(await ask(72, 96, false)).toMatchObject([{ id: rental.vehicleId, clash: null }]);
  });
});

describe('a reservation that nobody came for', () => {
  async function makeNoShow(pickupHours: number) {
    const vehicleId = await makeVehicle(tenant);
    const values = { noShowGraceHours: 2, autoCancelHours: 24 };
    const period = { pickupAt: inHours(pickupHours), dueAt: inHours(pickupHours + 96) };
    return { vehicleId, ...(await makeReservation(tenant, { vehicleId, ...period, values })) };
  }

  async function readsOf(vehicleId: string) {
    const options = await ask(0, 72, true);
    const period = { vehicleId, from: inHours(0), until: inHours(72) };
    return query(await asAgent(tenant), 'vehicles.view', async (q) => ({
      picked: options.find(({ id }) => id === vehicleId)?.clash?.number ?? null,
      clash: (await findClash(q, period))?.number ?? null,
      shown: (await getVehicle(q, vehicleId)).status,
      counted: (await countVehiclesByStatus(q)).reserved,
      tallied: (await tallyVehiclesByStatus(q, null)).reserved?.count,
    }));
  }

  it('blocks nothing after its grace and auto-cancel times, even if no job has run', async () => {
    const { id, vehicleId } = await makeNoShow(-26.5);
    expect(await readsOf(vehicleId)).toEqual({
      picked: null,
      clash: null,
      shown: 'available',
      counted: 0,
      tallied: 0,
    });
    const other = await makeNoShow(-26.5);
    const next = await makeReservation(tenant, { vehicleId, pickupAt: inHours(80), dueAt: inHours(90) });
    await activateRental(await asAgent(tenant), await makeDraft(tenant, { vehicleId }));
    expect(await stateOf(id)).toEqual({ status: 'no_show', closed: true, released: true });
    expect(await entriesOf(id)).toEqual([
      {
        action: 'reservations.no_show',
        before: { status: 'confirmed' },
        after: { status: 'no_show', closedReason: 'not_picked_up', feeCents: 0 },
      },
    ]);
    expect(await entriesOf(other.id)).toEqual([]);
    expect(await stateOf(other.id)).toEqual({ status: 'confirmed', closed: false, released: false });
    expect(await stateOf(next.id)).toEqual({ status: 'confirmed', closed: false, released: false });
  });

  function entriesOf(id: string) {
    return withTenant(tenant.id, (tx) =>
      tx
        .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
        .from(auditEntries)
        .where(eq(auditEntries.entityId, id)),
    );
  }

  async function stateOf(id: string) {
    const [row] = await withTenant(tenant.id, (tx) =>
      tx
        .select({ reservation: reservations, hold: vehicleAllocations })
        .from(reservations)
        .innerJoin(vehicleAllocations, eq(vehicleAllocations.reservationId, reservations.id))
        .where(eq(reservations.id, id)),
    );
    const { reservation, hold } = row ?? {};
    return { status: reservation?.status, closed: !!reservation?.closedAt, released: !!hold?.releasedAt };
  }

  it('holds the vehicle until then', async () => {
    const { number, vehicleId } = await makeNoShow(-25.5);
    const expected = { picked: number, clash: number, shown: 'reserved', counted: 1, tallied: 1 };
    expect(await readsOf(vehicleId)).toEqual(expected);
    const draft = await makeDraft(tenant, { vehicleId });
    await expect(activateRental(await asAgent(tenant), draft)).rejects.toMatchObject({ code: 'vehicle_not_available' });
  });
});

describe('a picker', () => {
  async function pick(pickupAt: string, dueAt: string) {
    const ctx = await asAgent(tenant);
    const rows = await query(ctx, 'vehicles.view', (q) => listAvailableVehicles(q, 'toyota', { pickupAt, dueAt }));
    return rows.map(({ clash }) => clash?.kind ?? null);
  }

  beforeEach(async () => {
    const vehicleId = await makeVehicle(tenant);
    await makeReservation(tenant, { vehicleId, pickupAt: inHours(48), dueAt: inHours(72) });
  });

  it('asks by the clock of the company, and adds the time between two customers', async () => {
    expect(await pick(localIn(24), localIn(48))).toEqual([null]);
    expect(await pick(localIn(24), localIn(49))).toEqual(['reservation']);
    await withTenant(tenant.id, (tx) =>
      tx.update(tenantSettings).set({ turnaroundMinutes: 60 }).where(eq(tenantSettings.tenantId, tenant.id)),
    );
    expect(await pick(localIn(24), localIn(48))).toEqual(['reservation']);
  });

  it('asks about an hour from the pickup on while the return is missing or not after it, and from now on without either', async () => {
    const pickupAt = localIn(49);
    for (const dueAt of ['', pickupAt, localIn(24)])
      expect(await pick(pickupAt, dueAt), dueAt).toEqual(['reservation']);
    expect(await pick(localIn(24), 'soon')).toEqual([null]);
    expect(await pick('', localIn(24))).toEqual([null]);
    expect(await pick('', localIn(49))).toEqual(['reservation']);
  });

  it('shows twelve at most, the free ones first', async () => {
    for (let index = 0; index < 12; index += 1)
      await makeVehicle(tenant, { make: 'Zastava', model: `Toyota ${index}` });
    expect(await pick(localIn(49), localIn(50))).toEqual(Array(12).fill(null));
    const [some] = await withTenant(tenant.id, (tx) => tx.select().from(vehicles).where(eq(vehicles.make, 'Zastava')));
    await makeReservation(tenant, { vehicleId: String(some?.id), pickupAt: inHours(48), dueAt: inHours(72) });
    expect(await pick(localIn(49), localIn(50))).toEqual([...Array(11).fill(null), 'reservation']);
  });

  it('offers what the agreement needs, and reads no more than a hundred characters of a search', async () => {
    const vehicleId = await makeVehicle(tenant, {
      ...{ make: 'Kia', model: 'Rio', year: 2019, plate: 'AB-123', plateKey: 'AB123' },
      ...{ dailyRateCents: 6100, odometerKm: 12_345 },
    });
    const period = { pickupAt: localIn(24), dueAt: localIn(48) };
    const search = async (text: string) =>
      query(await asAgent(tenant), 'vehicles.view', (q) => listAvailableVehicles(q, text, period));
    expect(await search(`rio${' '.repeat(97)}nonsense`)).toMatchObject([
      {
        ...{ id: vehicleId, make: 'Kia', model: 'Rio', year: 2019, plate: 'AB-123', dailyRateCents: 6100 },
        ...{ odometerKm: 12_345, serviceStatus: 'in_service', clash: null },
      },
    ]);
    expect(await search(`rio${' '.repeat(96)}nonsense`)).toEqual([]);
    expect(await search('rio nonsense')).toEqual([]);
  });

  it.each(['0000-01-01T10:00', '0202-11-21T10:00', '9999-12-31T23:59'])('takes %s as not typed yet', async (year) => {
    await makeVehicle(tenant, { make: 'Kia', model: 'Rio' });
    const search = async (pickupAt: string, dueAt: string) =>
      query(await asAgent(tenant), 'vehicles.view', (q) => listAvailableVehicles(q, 'rio', { pickupAt, dueAt }));
    expect([await search(year, localIn(48)), await search(localIn(24), year)]).toMatchObject([[{}], [{}]]);
  });
});
