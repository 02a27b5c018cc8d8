import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { inspections } from '@/db/schema/inspections';
import { charges } from '@/db/schema/rentals';
import { tenantSettings } from '@/db/schema/tenants';
import { chargeExpense } from '@/lib/expenses/charge-expense';
import { voidExpense } from '@/lib/expenses/void-expense';
import { newId } from '@/lib/id';
import { getOwner } from '@/lib/owners/get-owner';
import { getStatement } from '@/lib/owners/get-statement';
import { issueStatement } from '@/lib/owners/issue-statement';
import { payOwner } from '@/lib/owners/pay-owner';
import { readOwnerParts } from '@/lib/owners/read-owner-parts';
import { readStatement } from '@/lib/owners/read-statement';
import { startShare } from '@/lib/owners/start-share';
import { voidPayout } from '@/lib/owners/void-payout';
import { addCharge } from '@/lib/payments/add-charge';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeExpense } from '@/tests/support/make-expense';
import { makeEarned, makeOwner, makeShare, shareValues } from '@/tests/support/make-owner';
import { pdfText } from '@/tests/unit/papers/pdf-text';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function read<T>(run: (q: ReadContext) => Promise<T>): Promise<T> {
  return query(await asManager(tenant), 'owners.view', run);
}

async function issue(ownerId: string, month: string) {
  const lines = await read((q) => readStatement(q, ownerId, month));
  const expectedCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...(await issueStatement(await asManager(tenant), { ownerId, month, expectedCents })),
    expectedCents,
    lines,
  };
}

it('has the rent and the costs of the month, and is paid out', async () => {
  const { ownerId, vehicleId } = await makeEarned(tenant);
  await makeExpense(tenant, { vehicleId, spentAt: '2025-11-10T09:00', amountCents: '30' });
  await makeExpense(tenant, { vehicleId, kind: 'washing', spentAt: '2025-11-10T09:00', amountCents: '8' });
  const { id, number, expectedCents, lines } = await issue(ownerId, '2025-11');
  expect(lines).toMatchObject([
    { kind: 'rent', days: 4, baseCents: 22_000, amountCents: 15_400 },
    { kind: 'cost', label: 'fuel', amountCents: -3_000 },
  ]);
  expect(expectedCents).toBe(12_400);
  const { text } = pdfText((await getStatement(await asManager(tenant), id)).content);
  for (const words of [number, 'Ginette Fils-Aimé Duré', '154,00', '-30,00', '124,00']) expect(text).toContain(words);
  const paid = await payOwner(await asManager(tenant), { ownerId, amountCents: '100' });
  expect((await read((q) => getOwner(q, ownerId))).balanceCents).toBe(2_400);
  await voidPayout(await asManager(tenant), { payoutId: paid.id, reason: 'A typing error' });
  expect((await read((q) => getOwner(q, ownerId))).balanceCents).toBe(12_400);
});

it('corrects an issued month in the next one, and leaves the issued one as it was', async () => {
  const { ownerId, vehicleId } = await makeEarned(tenant);
  const expenseId = await makeExpense(tenant, { vehicleId, spentAt: '2025-11-10T09:00', amountCents: '30' });
  const november = await issue(ownerId, '2025-11');
  await voidExpense(await asManager(tenant), { expenseId, reason: 'Another car' });
  await makeExpense(tenant, { vehicleId, spentAt: '2025-11-12T09:00', amountCents: '5' });
  const december = await issue(ownerId, '2025-12');
  expect(december.lines.map(({ kind, month, amountCents }) => [kind, month, amountCents]).toSorted()).toEqual([
    ['cost', '2025-11', -500],
    ['cost', '2025-11', 3_000],
  ]);
  expect(november.expectedCents + december.expectedCents).toBe(15_400 - 500);
  const again = issueStatement(await asManager(tenant), { ownerId, month: '2025-11', expectedCents: 0 });
  await expect(again).rejects.toMatchObject({ code: 'invalid_transition' });
  const { statements } = await read((q) => getOwner(q, ownerId));
  expect(statements.map(({ month, openingCents, totalCents }) => [month, openingCents, totalCents])).toEqual([
    ['2025-12', 12_400, 2_500],
    ['2025-11', 0, 12_400],
  ]);
});

it('is not for a month that is not over, and is issued once by two managers', async () => {
  const { ownerId } = await makeEarned(tenant);
  const ctx = await asManager(tenant);
  const future = issueStatement(ctx, { ownerId, month: '2099-01', expectedCents: 0 });
  await expect(future).rejects.toMatchObject({ code: 'month_not_over' });
  const input = { ownerId, month: '2025-11', expectedCents: 15_400 };
  const both = await Promise.allSettled([issueStatement(ctx, input), issueStatement(ctx, input)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('leaves a fine that the customer owes out, and counts late rent but no cleaning', async () => {
  const { ownerId, vehicleId, rentalId } = await makeEarned(tenant);
  const other = await makeOwner(tenant, 'Edner Fleurimond');
  const costs = { costs: ['fine'], startsOn: '2025-11-05' };
  await startShare(await asManager(tenant), shareValues(other, vehicleId, costs));
  const fine = { kind: 'fine', vehicleId, spentAt: '2025-11-06T09:00', amountCents: '45' };
  const expenseId = await makeExpense(tenant, fine);
  await chargeExpense(await asAgent(tenant), { expenseId, rentalId });
  await addCharge(await asAgent(tenant), { rentalId, kind: 'cleaning', amountCents: '40', note: 'Sand' });
  expect(await read((q) => readStatement(q, other, '2025-11'))).toMatchObject([
    { kind: 'rent', days: 2, baseCents: 11_000, amountCents: 7_700 },
  ]);
  expect(await read((q) => readStatement(q, ownerId, '2025-11'))).toMatchObject([
    { kind: 'rent', days: 2, baseCents: 11_000, amountCents: 7_700 },
  ]);
});

it('counts the days by the grace that was signed, whatever the settings say later', async () => {
  const { ownerId, vehicleId } = await makeShare(tenant, { kind: 'per_day', amountCents: '30' });
  const returnedAt = new Date('2025-11-05T15:30:00Z');
  await makeActiveRental(tenant, {
    ...{ vehicleId, out: new Date('2025-11-03T15:00:00Z'), due: returnedAt },
    values: { status: 'completed', returnedAt, chargedDays: 2, terms: { tariffs: { graceMinutes: 60 } } },
  });
  const { expectedCents } = await issue(ownerId, '2025-11');
  expect(expectedCents).toBe(6_000);
  await withTenant(tenant.id, (tx) =>
    tx.update(tenantSettings).set({ graceMinutes: 0 }).where(eq(tenantSettings.tenantId, tenant.id)),
  );
  expect(await read((q) => readStatement(q, ownerId, '2025-12'))).toEqual([]);
  // The figures say the same.
  const november = { from: '2025-11-01', until: '2025-11-30' };
  expect(await read((q) => readOwnerParts(q, november))).toEqual([{ vehicleId, month: '2025-11', cents: 6_000 }]);
});

it('takes the discount off the days, and none of it off a fee that the return added', async () => {
  const { ownerId, rentalId } = await makeEarned(tenant);
  const { id: tenantId, members } = tenant;
  await withTenant(tenantId, async (tx) => {
    const [inspection] = await tx
      .select({ inspectionId: inspections.id })
      .from(inspections)
      .where(and(eq(inspections.tenantId, tenantId), eq(inspections.rentalId, rentalId)));
    const line = { tenantId, rentalId, createdBy: members.agent };
    await tx.insert(charges).values([
      { ...line, id: newId(), kind: 'discount', amountCents: -2_200 },
      { ...line, ...inspection, id: newId(), kind: 'after_hours_return', amountCents: 2_000 },
    ]);
  });
  expect(await read((q) => readStatement(q, ownerId, '2025-11'))).toMatchObject([{ kind: 'rent', baseCents: 19_800 }]);
});

it('takes of a line that says how much of it is rent only that, and of another the whole', async () => {
  const { ownerId, rentalId } = await makeEarned(tenant);
  const { id: tenantId, members } = tenant;
  const line = { tenantId, rentalId, createdBy: members.agent };
  await withTenant(tenantId, (tx) =>
    tx.insert(charges).values([
      { ...line, id: newId(), kind: 'late', amountCents: 7_000, sentenceParams: { rentCents: 5_500 } },
      { ...line, id: newId(), kind: 'late', amountCents: 1_000, sentenceParams: { dayCents: 1_000 } },
    ]),
  );
  expect(await read((q) => readStatement(q, ownerId, '2025-11'))).toMatchObject([{ kind: 'rent', baseCents: 28_500 }]);
});
