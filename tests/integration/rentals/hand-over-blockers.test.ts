import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { localToInstant } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { query } from '@/lib/server/query';
import { agreementValues, localIn } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';

let tenant: TestTenant;
let stranger: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  stranger = await makeTenant();
});
afterAll(closeDatabase);

async function blockers(customerId: string, more: object = {}) {
  const values = agreementValues(customerId, await makeVehicle(tenant), more);
  // Readings, signatures and acknowledgments are missing, but they are not checked here.
  const early = { ...values, fuelLevel: '', odometerKm: '', customerSignature: '', acknowledgments: [] };
  const quote = await query(await asAgent(tenant), 'rentals.create', (q) => quoteDraft(q, early));
  expect(quote.quote).not.toBeNull();
  return quote.blockers;
}

describe('while the agreement is being written', () => {
  it('nothing prevents a valid customer and period', async () => {
    expect(await blockers(await makeCustomer(tenant))).toEqual([]);
  });

  it('everything that would refuse the hand-over is said at once', async () => {
    const child = await makeCustomer(tenant, { dateOfBirth: '2020-01-01', licenseExpiresOn: '2020-05-01' });
    expect((await blockers(child)).map(({ code }) => code)).toEqual(['license_expired', 'customer_underage']);
    const barred = await makeCustomer(tenant, { status: 'blacklisted' });
    const late = { pickupAt: localIn(-5), dueAt: localIn(20) };
    expect((await blockers(barred, late)).map(({ code }) => code)).toEqual(['customer_blacklisted', 'pickup_in_past']);
  });

  it('a driver is named with the reason', async () => {
    const driverId = await makeDriver(tenant, { fullName: 'Bethanie Prophète', licenseExpiresOn: '2026-01-01' });
    expect(await blockers(await makeCustomer(tenant), { driverIds: [driverId] })).toEqual([
      {
        code: 'driver_license_expired',
        params: expect.objectContaining({ name: 'Bethanie Prophète' }),
        field: 'driverIds',
      },
    ]);
  });

  it('what the server refuses is named, and what else is known is still said', async () => {
    const barred = await makeCustomer(tenant, { status: 'blacklisted' });
    const ask = async (more: object) => {
      const values = agreementValues(barred, await makeVehicle(tenant), { rateOwn: true, insuranceOwn: true, ...more });
      return query(await asAgent(tenant), 'rentals.create', (q) => quoteDraft(q, values));
    };
    const known = { quote: null, proposed: { dailyRateCents: 9_500 }, blockers: [{ code: 'customer_blacklisted' }] };
    expect(await ask({ dailyRateCents: '$45', discountCents: '1,000' })).toMatchObject({
      ...known,
      problem: null,
      fields: { dailyRateCents: 'invalid_money', discountCents: 'invalid_money' },
    });
    const code = 'discount_exceeds_price';
    expect(await ask({ discountCents: '900' })).toMatchObject({ problem: code, fields: { discountCents: code } });
    expect(await ask({ dailyRateCents: '' })).toMatchObject({ ...known, problem: null, fields: {} });
  });

  it('says nothing about people of another company', async () => {
    const theirs = await makeCustomer(stranger, { status: 'blacklisted' });
    const driverId = await makeDriver(stranger, { licenseExpiresOn: '2020-01-01' });
    expect(await blockers(theirs, { driverIds: [driverId, 'nonsense', 7] })).toEqual([]);
  });

  it('a vehicle that could not be made ready for its next reservation is not free', async () => {
    const company = await makeTenant({ turnaroundMinutes: 90 });
    const vehicleId = await makeVehicle(company);
    const values = agreementValues(await makeCustomer(company), vehicleId);
    const due = localToInstant(values.dueAt, 'America/Port-au-Prince')?.getTime() ?? 0;
    const clashWith = async (pickupAt: Date) => {
      await makeReservation(company, { vehicleId, pickupAt, dueAt: new Date(pickupAt.getTime() + MINUTE_MS) });
      return (await query(await asAgent(company), 'rentals.create', (q) => quoteDraft(q, values))).clash;
    };
    expect(await clashWith(new Date(due + 90 * MINUTE_MS))).toBeNull();
    expect(await clashWith(new Date(due + 89 * MINUTE_MS))).toMatchObject({ kind: 'reservation' });
  });
});
