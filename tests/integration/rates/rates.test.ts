import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { localDay } from '@/lib/dates';
import { archiveRateRule } from '@/lib/rates/archive-rate-rule';
import { createRateRule } from '@/lib/rates/create-rate-rule';
import { listRateRules } from '@/lib/rates/list-rate-rules';
import { previewRate } from '@/lib/rates/preview-rate';
import { updateRateRule } from '@/lib/rates/update-rate-rule';
import { activateRental } from '@/lib/rentals/activate-rental';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeRule, makeVehicleClass, ruleFields } from '@/tests/support/make-rule';
import { reservationValues } from '@/tests/support/reserve';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const today = () => localDay(new Date(), 'America/Port-au-Prince');

describe('a rate rule', () => {
  it('is kept as a form says it: a lowering as a negative change, never two prices', async () => {
    await makeRule(tenant, { price: 'lower', changeBasisPoints: '12,5', dailyRateCents: '80', tier: 'vip' });
    await makeRule(tenant, { name: 'Own', price: 'own', dailyRateCents: '150', startsOn: '2037-02-01', endsOn: '' });
    const rules = await query(await asAgent(tenant), 'rates.view', listRateRules);
    expect(rules).toMatchObject([
      { name: 'Christmas', tier: 'vip', changeBasisPoints: -1250, dailyRateCents: null },
      { name: 'Own', startsOn: '2037-02-01', endsOn: null, changeBasisPoints: null, dailyRateCents: 15_000 },
    ]);
  });

  it.each([
    [{ endsOn: '2036-12-14' }, { endsOn: 'season_backwards' }],
    [{ startsOn: '', endsOn: '' }, { startsOn: 'rate_scope_missing' }],
    [{ price: 'own' }, { dailyRateCents: 'required' }],
    [{ changeBasisPoints: '' }, { changeBasisPoints: 'required' }],
    [{ price: 'lower', changeBasisPoints: '96' }, { changeBasisPoints: 'out_of_range' }],
    [{ changeBasisPoints: '1,234' }, { changeBasisPoints: 'invalid_money' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ startsOn: '2036-02-30' }, { startsOn: 'invalid_date' }],
    [{ tier: 'gold' }, { tier: 'invalid_value' }],
  ])('%j is refused at its field', async (change, fields) => {
    await expect(createRateRule(await asManager(tenant), ruleFields(change))).rejects.toMatchObject({ fields });
  });

  it('names only classes of its own company', async () => {
    const classId = await makeVehicleClass(await makeTenant());
    const refusal = { code: 'validation_error', fields: { classId: 'invalid_value' } };
    await expect(createRateRule(await asManager(tenant), ruleFields({ classId }))).rejects.toMatchObject(refusal);
    const ruleId = await makeRule(tenant);
    await expect(
      editNow(updateRateRule, await asManager(tenant), { ruleId, ...ruleFields({ classId }) }),
    ).rejects.toMatchObject(refusal);
  });
});

describe('the preview', () => {
  it('says what each part of a period costs, of a vehicle or of the cheapest of a class', async () => {
    const classId = await makeVehicleClass(tenant);
    const vehicleId = await makeVehicle(tenant, { classId, dailyRateCents: 10_000 });
    await makeVehicle(tenant, { classId, dailyRateCents: 20_000 });
    const ruleId = await makeRule(tenant, { classId });
    const period = { pickupAt: '2036-12-13T10:00', dueAt: '2036-12-17T10:00' };
    const ask = async (of: object) =>
      query(await asAgent(tenant), 'rates.view', (q) => previewRate(q, { ...period, ...of }));
    const expected = {
      days: 4,
      parts: [
        { days: 2, rateCents: 10_000, name: null },
        { days: 2, rateCents: 12_500, name: 'Christmas' },
      ],
      dailyRateCents: 11_250,
      rentCents: 45_000,
      vehicle: { id: vehicleId },
    };
    expect(await ask({ vehicleId })).toMatchObject(expected);
    expect(await ask({ classId })).toMatchObject(expected);
    await archiveRateRule(await asManager(tenant), { ruleId });
    expect(await ask({ vehicleId })).toMatchObject({ rentCents: 40_000, parts: [{ days: 4, name: null }] });
    await expect(ask({})).rejects.toMatchObject({ fields: { vehicleId: 'required' } });
    await expect(ask({ vehicleId, dueAt: '2039-01-01T10:00' })).rejects.toMatchObject({ code: 'period_invalid' });
    await expect(ask({ vehicleId, dueAt: period.pickupAt })).rejects.toMatchObject({ code: 'return_before_pickup' });
    const stranger = await asAgent(await makeTenant());
    await expect(query(stranger, 'rates.view', (q) => previewRate(q, { ...period, vehicleId }))).rejects.toMatchObject({
      code: 'record_not_found',
    });
  });

  it('of a class is that of its vehicles in service, as a reservation bears it', async () => {
    const classId = await makeVehicleClass(tenant);
    const values = reservationValues(await makeCustomer(tenant), { classId });
    const { pickupAt, dueAt } = values;
    const ask = async (of: object) =>
      query(await asAgent(tenant), 'rates.view', (q) => previewRate(q, { pickupAt, dueAt, ...of }));
    const broken = await makeVehicle(tenant, { classId, dailyRateCents: 5000, serviceStatus: 'maintenance' });
    const vehicleId = await makeVehicle(tenant, { classId, dailyRateCents: 10_000 });
    const { quote } = await query(await asAgent(tenant), 'reservations.edit', (q) => quoteReservation(q, values));
    expect(await ask({ classId })).toMatchObject({ rentCents: quote?.totalCents, vehicle: { id: vehicleId } });
    expect(quote?.totalCents).toBe(20_000);
    // Asked for by itself, it has its price in the garage, too.
    expect(await ask({ vehicleId: broken })).toMatchObject({ rentCents: 10_000 });
    const inGarage = await makeVehicleClass(tenant);
    await makeVehicle(tenant, { classId: inGarage, serviceStatus: 'inactive' });
    await expect(ask({ classId: inGarage })).rejects.toMatchObject({ code: 'record_not_found' });
  });
});

describe('an agreement', () => {
  it('is proposed at the season’s rate, and an agent may activate it at that and at no other', async () => {
    await makeRule(tenant, { startsOn: today(), endsOn: '', changeBasisPoints: '20' });
    const plain = await makeDraft(tenant);
    const { proposed, quote } = await query(await asAgent(tenant), 'rentals.create', (q) =>
      quoteDraft(q, { ...plain.values, dailyRateCents: '', rateOwn: false }),
    );
    expect(proposed).toMatchObject({ dailyRateCents: 11_400, parts: [{ days: 3, name: 'Christmas' }] });
    expect(quote?.totalCents).toBe(34_200);
    // During the season, the vehicle's plain rate counts as a rate typed by the agent.
    await expect(activateRental(await asAgent(tenant), plain)).rejects.toMatchObject({
      code: 'insufficient_permissions',
      fields: { dailyRateCents: 'insufficient_permissions' },
    });
    const draft = await makeDraft(tenant, { values: { dailyRateCents: '114,00' }, total: 34_200 });
    const { id } = await activateRental(await asAgent(tenant), draft);
    const [rental] = await withTenant(tenant.id, (tx) => tx.select().from(rentals).where(eq(rentals.id, id)));
    expect(rental).toMatchObject({ dailyRateCents: 11_400, totalCents: 34_200 });
    expect(rental?.terms).toMatchObject({ rates: { dailyCents: 11_400, weeklyCents: null, monthlyCents: null } });
  });

  it('follows the customer’s tier, and the vehicle’s class', async () => {
    const classId = await makeVehicleClass(tenant);
    const vehicleId = await makeVehicle(tenant, { classId });
    const customerId = await makeCustomer(tenant, { tier: 'vip' });
    const anybody = await makeCustomer(tenant);
    await makeRule(tenant, { startsOn: '', endsOn: '', tier: 'vip', price: 'lower', changeBasisPoints: '10', classId });
    const { values } = await makeDraft(tenant);
    const proposedFor = async (choice: object) => {
      const answer = await query(await asAgent(tenant), 'rentals.create', (q) =>
        quoteDraft(q, { ...values, ...choice }),
      );
      return answer.proposed?.dailyRateCents;
    };
    expect(await proposedFor({ vehicleId, customerId })).toBe(8550);
    expect(await proposedFor({ vehicleId, customerId: anybody })).toBe(9500);
    expect(await proposedFor({ vehicleId, customerId: '' })).toBe(9500);
    expect(await proposedFor({ customerId })).toBe(9500);
    const draft = await makeDraft(tenant, {
      vehicleId,
      customerId,
      values: { dailyRateCents: '85.50' },
      total: 25_650,
    });
    await expect(activateRental(await asAgent(tenant), draft)).resolves.toBeDefined();
  });

  it('at a rate of a manager’s own follows no season', async () => {
    await makeRule(tenant, { startsOn: today(), endsOn: '' });
    const draft = await makeDraft(tenant, { values: { dailyRateCents: '70' }, total: 21_000 });
    await expect(activateRental(await asManager(tenant), draft)).resolves.toBeDefined();
  });
});
