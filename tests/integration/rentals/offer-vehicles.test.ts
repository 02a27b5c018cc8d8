import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { HOUR_MS } from '@/lib/durations';
import { type OfferQuestion, offerVehicles } from '@/lib/rentals/offer-vehicles';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { query } from '@/lib/server/query';
import { agreementValues } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeRule, makeVehicleClass } from '@/tests/support/make-rule';
import { reserve } from '@/tests/support/reserve';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function offered(typed: object, asked: Partial<OfferQuestion> = {}, by = tenant) {
  return query(await asAgent(by), 'rentals.create', (q) => offerVehicles(q, typed, { text: '', count: 4, ...asked }));
}

const typed = (more: object = {}) => agreementValues('', '', { rateOwn: false, insuranceOwn: false, ...more });

describe('the price on a card', () => {
  it('is that of the agreement once the vehicle is chosen, with season, tier and extras', async () => {
    const classId = await makeVehicleClass(tenant);
    await makeVehicle(tenant, { make: 'Kia', dailyRateCents: 4000, weeklyRateCents: 20_000 });
    await makeVehicle(tenant, { make: 'Nissan', dailyRateCents: 12_000, classId });
    const customerId = await makeCustomer(tenant, { tier: 'vip' });
    await makeRule(tenant, { classId, tier: 'vip', price: 'lower', startsOn: '', endsOn: '', changeBasisPoints: '10' });
    for (const days of [3, 8]) {
      const values = typed({
        ...{ customerId, options: ['gps'], protections: ['cdw'] },
        ...{ pickupAt: '2027-03-01T09:00', dueAt: `2027-03-${String(1 + days).padStart(2, '0')}T09:00` },
      });
      const { offers } = await offered(values);
      expect(offers.map(({ make }) => make).toSorted()).toEqual(['Kia', 'Nissan']);
      for (const { id, dailyRateCents, totalCents } of offers) {
        const chosen = { ...values, vehicleId: id };
        const draft = await query(await asAgent(tenant), 'rentals.create', (q) => quoteDraft(q, chosen));
        expect([dailyRateCents, totalCents]).toEqual([draft.proposed?.dailyRateCents, draft.quote?.totalCents]);
      }
    }
  });

  it('is left out while the times are incomplete', async () => {
    await makeVehicle(tenant);
    expect((await offered(typed({ dueAt: '' }))).offers).toMatchObject([{ dailyRateCents: 9500, totalCents: null }]);
  });
});

describe('which vehicles are offered', () => {
  it('are what the customer had last, then the cheapest of each class, and more when asked', async () => {
    const [small, large] = [await makeVehicleClass(tenant), await makeVehicleClass(tenant)];
    const make = (name: string, classId: string, dailyRateCents: number) =>
      makeVehicle(tenant, { make: name, classId, dailyRateCents });
    await make('Small dear', small, 5000);
    await make('Small cheap', small, 4000);
    await make('Large cheap', large, 9000);
    const had = await make('Large dear', large, 9900);
    const names = async (customerId: string, count: number) => {
      const { offers, hasMore } = await offered(typed({ customerId }), { count });
      return [...offers.map((offer) => offer.make), hasMore];
    };
    const stranger = await makeCustomer(tenant);
    expect(await names(stranger, 2)).toEqual([...new Set(await names(stranger, 2))]);
    expect(new Set(await names(stranger, 2))).toEqual(new Set(['Small cheap', 'Large cheap', true]));
    expect((await names(stranger, 4)).slice(2)).toEqual(['Small dear', 'Large dear', false]);
    const known = await makeCustomer(tenant);
    const past = { out: inHours(-96), due: inHours(-24), vehicleId: had, customerId: known };
    await makeActiveRental(tenant, {
      ...past,
      values: { status: 'completed', returnedAt: inHours(-24), activatedAt: inHours(-96) },
    });
    expect((await names(known, 3)).slice(0, 2)).toEqual(['Large dear', 'Large cheap']);
  });

  it('are free, unless they are looked for: then they say until when they are taken', async () => {
    const rental = await makeActiveRental(tenant, { out: inHours(-24), due: inHours(24) });
    const garage = await makeVehicle(tenant, { make: 'Zastava', serviceStatus: 'maintenance' });
    const free = await makeVehicle(tenant, { make: 'Kia' });
    expect((await offered(typed())).offers.map(({ id }) => id)).toEqual([free]);
    const [taken] = (await offered(typed(), { text: 'toyota' })).offers;
    expect(taken).toMatchObject({
      id: rental.vehicleId,
      clash: { kind: 'rental', freeFrom: rental.due.toISOString() },
    });
    const [broken] = (await offered(typed(), { text: 'zastava' })).offers;
    expect(broken).toMatchObject({ id: garage, serviceStatus: 'maintenance' });
  });

  it('are not those that a booking of their class needs, unless they are looked for', async () => {
    const [needed, plenty] = [await makeVehicleClass(tenant), await makeVehicleClass(tenant)];
    await makeVehicle(tenant, { make: 'Only one', classId: needed });
    await makeVehicle(tenant, { make: 'One of two', classId: plenty });
    await makeVehicle(tenant, { make: 'Two of two', classId: plenty });
    await reserve(tenant, { classId: needed });
    await reserve(tenant, { classId: plenty });
    const { offers } = await offered(typed());
    expect(offers.map(({ make }) => make).toSorted()).toEqual(['One of two', 'Two of two']);
    const { offers: found } = await offered(typed(), { text: 'Only' });
    expect(found).toMatchObject([{ make: 'Only one', clash: expect.anything() }]);
  });

  it('have the chosen one among them, also where it is taken, and never another company’s', async () => {
    const rental = await makeActiveRental(tenant, { out: inHours(-24), due: inHours(24) });
    const free = await makeVehicle(tenant, { make: 'Kia' });
    const values = typed({ vehicleId: rental.vehicleId });
    const { offers } = await offered(values);
    expect(offers.map(({ id }) => id)).toEqual([rental.vehicleId, free]);
    expect(offers[0]?.clash).toMatchObject({ kind: 'rental' });
    expect((await offered(typed({ vehicleId: free }))).offers).toHaveLength(1);
    expect(await offered(values, {}, await makeTenant())).toEqual({ offers: [], hasMore: false });
  });

  it('say how full the tank was at the last inspection', async () => {
    const { vehicleId } = await makeActiveRental(tenant);
    const [offer] = (await offered(typed({ vehicleId }))).offers;
    expect(offer).toMatchObject({ id: vehicleId, fuelLevel: expect.any(String) });
    await makeVehicle(tenant, { make: 'Kia' });
    expect((await offered(typed(), { text: 'kia' })).offers).toMatchObject([{ fuelLevel: null }]);
  });

  it('never fail, whatever they are asked', async () => {
    await makeVehicle(tenant);
    const odd = JSON.parse('{"toString":null,"length":{"toString":null}}');
    for (const nonsense of [null, 7, 'text', [], { customerId: 'x', vehicleId: 1, pickupAt: {} }, { pickupAt: odd }])
      expect((await offered(nonsense as object, { count: Number.NaN, draftId: 'x' })).offers).toHaveLength(1);
    expect((await offered({ customerId: odd }, { text: odd, count: odd })).offers).toHaveLength(1);
  });
});
