import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { demoSignature } from '@/db/seed/signature';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { extendRental } from '@/lib/rentals/extend-rental';
import { getAddendum } from '@/lib/rentals/get-addendum';
import { previewExtension } from '@/lib/rentals/preview-extension';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { pdfText } from '@/tests/unit/papers/pdf-text';

// Whole minutes, because a wall-clock field holds no more.
const NOW = Math.floor(Date.now() / 60_000) * 60_000;
const ZONE = 'America/Port-au-Prince';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const inDays = (days: number) => new Date(NOW + days * DAY_MS);

/** Out for four days at 55.00 since two days ago. */
const makeOut = (values = {}) => makeActiveRental(tenant, { out: inDays(-2), due: inDays(2), ...values });

function signed(rentalId: string, due: Date, expectedCents: number) {
  return {
    rentalId,
    dueAt: instantToLocal(due, ZONE),
    customerSignature: demoSignature('customer'),
    agentSignature: demoSignature('agent'),
    expectedCents,
  };
}

async function preview(rentalId: string, due: Date) {
  return query(await asAgent(tenant), 'rentals.view', (q) =>
    previewExtension(q, { rentalId, dueAt: instantToLocal(due, ZONE) }),
  );
}

async function state(rentalId: string) {
  return withTenant(tenant.id, async (tx) => {
    const [rental] = await tx
      .select({ dueAt: rentals.dueAt, days: rentals.chargedDays, totalCents: rentals.totalCents })
      .from(rentals)
      .where(eq(rentals.id, rentalId));
    const holds = await tx
      .select({ period: vehicleAllocations.period })
      .from(vehicleAllocations)
      .where(and(eq(vehicleAllocations.rentalId, rentalId), isNull(vehicleAllocations.releasedAt)));
    return { ...rental, holds: holds.map(({ period }) => period) };
  });
}

it('gives the vehicle until the new time, at the price that was shown, and says so on a signed paper', async () => {
  const rental = await makeOut();
  const ctx = await asAgent(tenant);
  const offered = await preview(rental.id, inDays(4));
  expect(offered).toMatchObject({ days: 6, addedCents: 11_000, clash: null, lines: [{ kind: 'rent' }] });
  const { number, addendumId } = await extendRental(ctx, signed(rental.id, inDays(4), 11_000));
  const after = await state(rental.id);
  expect(after).toMatchObject({ dueAt: inDays(4), days: 6, totalCents: 33_000 });
  expect(after.holds).toHaveLength(1);
  expect(after.holds[0]).toContain(inDays(4).toISOString().slice(0, 10));
  const money = await query(ctx, 'rentals.view', (q) => getRentalMoney(q, rental.id));
  expect(money.balance.dueCents).toBe(33_000);
  expect(money.addenda).toMatchObject([{ id: addendumId, number }]);
  expect(money.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'extended',
      who: 'The agent',
      amountCents: 11_000,
      detail: number,
      until: inDays(4),
    }),
  );
  const { text } = pdfText((await getAddendum(ctx, rental.id, addendumId)).content);
  expect(number).toMatch(/^R-2026-\w+-A1$/);
  for (const words of [number, '110,00 USD']) expect(text).toContain(words);
  const again = await extendRental(ctx, signed(rental.id, inDays(5), 5_500));
  expect(again.number).toMatch(/-A2$/);
});

it('keeps another company’s addendum, and another rental’s, to itself', async () => {
  const rental = await makeOut();
  const ctx = await asAgent(tenant);
  const { addendumId } = await extendRental(ctx, signed(rental.id, inDays(3), 5_500));
  const other = await makeOut();
  const stranger = await asAgent(await makeTenant());
  for (const [who, id] of [
    [ctx, other.id],
    [stranger, rental.id],
    [ctx, 'x'],
  ] as const)
    await expect(getAddendum(who, id, addendumId)).rejects.toMatchObject({ code: 'record_not_found' });
});

it('is refused where the vehicle is promised to somebody, with who and from when, and changes nothing', async () => {
  const rental = await makeOut();
  const before = await state(rental.id);
  await makeReservation(tenant, { vehicleId: rental.vehicleId, pickupAt: inDays(3), dueAt: inDays(6) });
  const { clash } = await preview(rental.id, inDays(4));
  expect(clash).toMatchObject({ kind: 'reservation', from: inDays(3).toISOString() });
  const attempt = extendRental(await asAgent(tenant), signed(rental.id, inDays(4), 11_000));
  await expect(attempt).rejects.toMatchObject({ code: 'vehicle_not_available', details: { kind: 'reservation' } });
  expect(await state(rental.id)).toEqual(before);
  await extendRental(await asAgent(tenant), signed(rental.id, inDays(3), 5_500));
});

it('is possible for a vehicle that is late, whose own hold has no end', async () => {
  const rental = await makeActiveRental(tenant, { out: inDays(-4), due: new Date(NOW - HOUR_MS) });
  expect(await preview(rental.id, inDays(1))).toMatchObject({ clash: null });
  const { addedCents } = await preview(rental.id, inDays(1));
  await extendRental(await asAgent(tenant), signed(rental.id, inDays(1), addedCents));
  expect(await state(rental.id)).toMatchObject({ dueAt: inDays(1) });
});

it('is stopped where the price has moved, or where somebody has not signed', async () => {
  const rental = await makeOut();
  const ctx = await asAgent(tenant);
  const input = signed(rental.id, inDays(4), 11_000);
  const refused: [object, string][] = [
    [{ expectedCents: 10_999 }, 'quote_changed'],
    [{ customerSignature: '' }, 'customer_signature_missing'],
    [{ agentSignature: '' }, 'agent_signature_missing'],
  ];
  for (const [changes, code] of refused)
    await expect(extendRental(ctx, { ...input, ...changes })).rejects.toMatchObject({ code });
  expect(await state(rental.id)).toMatchObject({ dueAt: inDays(2), totalCents: 22_000 });
});

it('beyond 30 days is a manager’s, and ends with the license', async () => {
  const rental = await makeOut();
  const far = signed(rental.id, inDays(29), 27 * 5_500);
  await expect(extendRental(await asAgent(tenant), far)).rejects.toMatchObject({
    code: 'extension_needs_manager',
    fields: { dueAt: 'extension_needs_manager' },
  });
  await withTenant(tenant.id, (tx) =>
    tx
      .update(customers)
      .set({ licenseExpiresOn: instantToLocal(inDays(20), ZONE).slice(0, 10) })
      .where(eq(customers.id, rental.customerId)),
  );
  const ctx = await asManager(tenant);
  await expect(extendRental(ctx, far)).rejects.toMatchObject({ code: 'license_expires_before_return' });
  await extendRental(ctx, signed(rental.id, inDays(19), 17 * 5_500));
});
