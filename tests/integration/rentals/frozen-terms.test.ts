import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { tenantSettings } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { instantToLocal } from '@/lib/dates';
import { HOUR_MS } from '@/lib/durations';
import { previewReturn } from '@/lib/payments/preview-return';
import { activateRental } from '@/lib/rentals/activate-rental';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

const SIGNED = {
  taxEnabled: true,
  taxRateBasisPoints: 1000,
  graceMinutes: 45,
  mileagePriceCents: 40,
  fuelQuarterPriceCents: 2000,
  fuelServiceFeeCents: 1000,
  lateFreeMinutes: 60,
  lateHourBasisPoints: 2000,
  lateFullDayHours: 3,
};
const LATER = {
  taxEnabled: false,
  taxRateBasisPoints: 2500,
  graceMinutes: 0,
  mileagePriceCents: 99,
  fuelQuarterPriceCents: 7000,
  fuelServiceFeeCents: 3000,
  lateFreeMinutes: 0,
  lateHourBasisPoints: 9000,
  lateFullDayHours: 1,
};
const WEEK = { pickupAt: 0, dueAt: 7 * 24 };

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(SIGNED);
});
afterAll(closeDatabase);

/** One moment for the whole file: a return a minute later is charged by other lines. */
const START = Date.now();
const local = (hours: number) => instantToLocal(new Date(START + hours * HOUR_MS), 'America/Port-au-Prince');

/** A week at its weekly rate, handed over. */
async function handOver(values: object, total: number) {
  const vehicleId = await makeVehicle(tenant, { weeklyRateCents: 60_000, monthlyRateCents: 200_000 });
  const period = { pickupAt: local(WEEK.pickupAt), dueAt: local(WEEK.dueAt) };
  const draft = await makeDraft(tenant, { vehicleId, values: { ...period, ...values }, total });
  await activateRental(await asManager(tenant), draft);
  return draft;
}

/** Each line of a return after this many hours: nine days late by default, half the fuel gone and 1,600 km driven. */
async function linesOf(rentalId: string, more: object = {}) {
  const input = { rentalId, returnedAt: local(16 * 24), odometerKm: 41_600, fuelLevel: 'half', ...more };
  const preview = await query(await asManager(tenant), 'rentals.view', (q) => previewReturn(q, input));
  return preview.lines.map(({ kind, amountCents, sentence }) => ({ kind, amountCents, sentence }));
}

function settle(settings: Partial<typeof tenantSettings.$inferInsert>) {
  return withTenant(tenant.id, (tx) =>
    tx.update(tenantSettings).set(settings).where(eq(tenantSettings.tenantId, tenant.id)),
  );
}

it('keeps to the prices, the rates, the grace and the tax that were signed, whatever the company sets later', async () => {
  const taxed = await handOver({}, 66_000);
  const exempt = await handOver({ taxExempt: true, taxExemptReason: 'Embassy' }, 60_000);
  const before = [await linesOf(taxed.rentalId), await linesOf(exempt.rentalId)];
  const early = { returnedAt: local(50), usedDaysOnly: true };
  const earlyBefore = await linesOf(taxed.rentalId, early);
  // Each line names the price it was charged at.
  expect(before[0]?.map(({ kind, sentence }) => [kind, sentence.params])).toMatchObject([
    ['late', { freeMinutes: 60 }],
    ['mileage', { priceCents: 40, milesPerDay: 60 }],
    ['fuel', { quarterCents: 2000, serviceCents: 1000 }],
    ['tax', { percent: 10 }],
  ]);
  expect(before[1]?.map(({ kind }) => kind)).toEqual(['late', 'mileage', 'fuel']);
  expect(earlyBefore[0]).toMatchObject({ kind: 'early_return', sentence: { params: { used: 3, days: 7 } } });
  await settle(LATER);
  for (const { vehicleId } of [taxed, exempt])
    await withTenant(tenant.id, (tx) =>
      tx
        .update(vehicles)
        .set({ dailyRateCents: 1_00, weeklyRateCents: 5_00, monthlyRateCents: 10_00 })
        .where(eq(vehicles.id, vehicleId)),
    );
  expect([await linesOf(taxed.rentalId), await linesOf(exempt.rentalId)]).toEqual(before);
  expect(await linesOf(taxed.rentalId, early)).toEqual(earlyBefore);
});

it('uses the company’s current prices for an agreement imported without its terms', async () => {
  await settle(SIGNED);
  const taxed = await handOver({}, 66_000);
  const exempt = await handOver({ taxExempt: true, taxExemptReason: 'Embassy' }, 60_000);
  const before = [await linesOf(taxed.rentalId), await linesOf(exempt.rentalId)];
  for (const { rentalId } of [taxed, exempt])
    await withTenant(tenant.id, (tx) => tx.update(rentals).set({ terms: null }).where(eq(rentals.id, rentalId)));
  // The same prices still apply, and the tax is that of the agreement's own line.
  expect([await linesOf(taxed.rentalId), await linesOf(exempt.rentalId)]).toEqual(before);
  await settle({ ...LATER, taxEnabled: true });
  const lines = await linesOf(taxed.rentalId);
  expect(lines.map(({ kind, sentence }) => [kind, sentence.params])).toMatchObject([
    ['late', { freeMinutes: 0 }],
    ['mileage', { priceCents: 99 }],
    ['fuel', { quarterCents: 7000, serviceCents: 3000 }],
    ['tax', { percent: 10 }],
  ]);
  expect((await linesOf(exempt.rentalId)).map(({ kind }) => kind)).toEqual(['late', 'mileage', 'fuel']);
  // If the agreement has its own rate, it has no weekly rate, even if the vehicle has one.
  await withTenant(tenant.id, (tx) =>
    tx.update(rentals).set({ dailyRateCents: 9_400 }).where(eq(rentals.id, taxed.rentalId)),
  );
  const [late] = await linesOf(taxed.rentalId);
  expect(late).toMatchObject({ kind: 'late', amountCents: 9 * 9_400 });
});
