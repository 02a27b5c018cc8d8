import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { tenantSettings } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { localDay } from '@/lib/dates';
import { activateRental } from '@/lib/rentals/activate-rental';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeRule } from '@/tests/support/make-rule';

afterAll(closeDatabase);

const NOT_OWN = { rateOwn: false, insuranceOwn: false };

async function changeRate(tenant: TestTenant, vehicleId: string) {
  await withTenant(tenant.id, (tx) =>
    tx.update(vehicles).set({ dailyRateCents: 10_000 }).where(eq(vehicles.id, vehicleId)),
  );
}

async function startSeason(tenant: TestTenant) {
  const startsOn = localDay(new Date(), 'America/Port-au-Prince');
  await makeRule(tenant, { startsOn, endsOn: '', changeBasisPoints: '20' });
}

async function changeInsurance(tenant: TestTenant) {
  await withTenant(tenant.id, (tx) =>
    tx.update(tenantSettings).set({ insurancePerDayCents: 700 }).where(eq(tenantSettings.tenantId, tenant.id)),
  );
}

it.each([
  ['an agent', asAgent],
  ['a manager', asManager],
])(
  'asks %s again when a price of the company’s changed under the wizard, and hands over at the new one',
  async (_who, by) => {
    const tenant = await makeTenant({ insurancePerDayCents: 0 });
    const ctx = await by(tenant);
    const draft = await makeDraft(tenant, { values: NOT_OWN });
    const isAskedAgain = (totalCents: number) =>
      expect(activateRental(ctx, draft)).rejects.toMatchObject({ code: 'quote_changed', details: { totalCents } });
    await changeRate(tenant, draft.vehicleId);
    await isAskedAgain(30_000);
    await startSeason(tenant);
    await isAskedAgain(36_000);
    await changeInsurance(tenant);
    await isAskedAgain(38_100);

    // What the wizard does next: it requests the price and puts it into its fields.
    const { quote, proposed, insurancePerDayCents } = await query(ctx, 'rentals.create', (q) =>
      quoteDraft(q, draft.values),
    );
    expect(proposed?.dailyRateCents).toBe(12_000);
    const expectedTotalCents = quote?.totalCents;
    // The customer signs more than the total alone.
    await expect(activateRental(ctx, { ...draft, expectedTotalCents })).rejects.toMatchObject({
      code: 'quote_changed',
    });
    const values = { ...draft.values, dailyRateCents: proposed?.dailyRateCents, insurancePerDayCents };
    const { id } = await activateRental(ctx, { ...draft, expectedTotalCents, values });
    const [rental] = await withTenant(tenant.id, (tx) => tx.select().from(rentals).where(eq(rentals.id, id)));
    expect(rental).toMatchObject({ dailyRateCents: 12_000, insurancePerDayCents: 700, totalCents: 38_100 });
  },
);

it('keeps prices the clerk typed, which need a manager, whatever the company’s prices became', async () => {
  const tenant = await makeTenant({ insurancePerDayCents: 0 });
  const values = { rateOwn: true, insuranceOwn: true, dailyRateCents: '60', insurancePerDayCents: '3' };
  const draft = await makeDraft(tenant, { values, total: 18_900 });
  await changeRate(tenant, draft.vehicleId);
  await changeInsurance(tenant);
  await expect(activateRental(await asAgent(tenant), draft)).rejects.toMatchObject({
    code: 'insufficient_permissions',
    fields: { dailyRateCents: 'insufficient_permissions' },
  });
  const { id } = await activateRental(await asManager(tenant), draft);
  const [rental] = await withTenant(tenant.id, (tx) => tx.select().from(rentals).where(eq(rentals.id, id)));
  expect(rental).toMatchObject({ dailyRateCents: 6000, insurancePerDayCents: 300, totalCents: 18_900 });
});

it('treats a price without a mark, as a program sends it, as typed', async () => {
  const tenant = await makeTenant({ insurancePerDayCents: 700 });
  const draft = await makeDraft(tenant, { values: { insurancePerDayCents: '3' }, total: 29_400 });
  await expect(activateRental(await asAgent(tenant), draft)).rejects.toMatchObject({
    code: 'insufficient_permissions',
    fields: { insurancePerDayCents: 'insufficient_permissions' },
  });
  await expect(activateRental(await asManager(tenant), draft)).resolves.toBeDefined();
});

it('hides no failure of the database behind a price that is still missing', async () => {
  const tenant = await makeTenant();
  const ctx = await asManager(tenant);
  const draft = await makeDraft(tenant);
  const failed = query(ctx, 'rentals.create', async (q) => {
    await q.tx.execute(sql`select 1 / 0`).catch(() => undefined);
    return quoteDraft(q, draft.values);
  });
  await expect(failed).rejects.not.toHaveProperty('code', 'validation_error');
});
