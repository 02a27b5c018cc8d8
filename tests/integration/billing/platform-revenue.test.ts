import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPlatform } from '@/db/client';
import { planPeriods, subscriptions } from '@/db/schema/billing';
import { planPrices, plans, tenants } from '@/db/schema/tenants';
import { getPlatformRevenue } from '@/lib/billing/get-platform-revenue';
import { getPlatformFigures } from '@/lib/tenants/get-platform-figures';
import { getPlatformGrowth } from '@/lib/tenants/get-platform-growth';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant } from '@/tests/support/factories';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';
import { ownDatabase } from '@/tests/support/own-database';

const NOON = new Date('2026-11-23T17:00:00Z');
let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  dropDatabase = await ownDatabase();
});
afterAll(() => dropDatabase());

/** A company that has paid these prices from these days on; nothing while it is suspended. */
async function subscribed(trialUntil: string | null, ...periods: [fromDay: string, monthlyPriceCents: number][]) {
  const company = await makeTenant();
  const subjectTenantId = company.id;
  const plan = `Own ${company.slug}`;
  await withPlatform(async (tx) => {
    await tx.insert(subscriptions).values({ subjectTenantId, billedUntil: '2026-11-01', trialUntil });
    await tx.insert(plans).values({ code: plan });
    for (const [fromDay, monthlyPriceCents] of periods) {
      const billed = monthlyPriceCents > 0;
      if (billed) await tx.insert(planPrices).values({ plan, fromDay, monthlyPriceCents });
      await tx.insert(planPeriods).values({ subjectTenantId, fromDay, plan, billed });
    }
  });
  return company;
}

it('sums what the companies pay, month by month, and what is unpaid', async () => {
  const first = await subscribed(null, ['2025-06-01', 2900], ['2026-10-31', 7900]);
  await subscribed('2026-11-24', ['2026-10-25', 7900]);
  await subscribed(null, ['2026-09-01', 19_900], ['2026-11-02', 0]);
  await makePlatformInvoice(first, { dueOn: '2026-11-22' });
  await makePlatformInvoice(first, { dueOn: '2026-11-23', totalCents: 7900 });
  await makePlatformInvoice(first, { paidOn: '2026-11-20', paidMethod: 'cash' });
  const ctx = { ...(await asOperator('support')), now: NOON };
  const { months, due } = await getPlatformRevenue(ctx);
  expect(due).toEqual({ cents: 10_800, count: 2, overdueCents: 2900 });
  expect(months).toHaveLength(13);
  expect(months.map(({ day }) => day)).toEqual(
    expect.arrayContaining(['2025-11-30', '2026-02-28', '2026-10-31', '2026-11-23']),
  );
  expect(months.slice(-4).map(({ revenueCents, paying, lost }) => [revenueCents, paying, lost])).toEqual([
    [2900, 1, 0],
    [22_800, 2, 0],
    [27_800, 2, 0],
    [7900, 1, 1],
  ]);
});

it('counts the companies by what they are, and those of each month', async () => {
  const trial = await subscribed('2026-11-24', ['2026-11-01', 7900]);
  await subscribed('2026-11-23', ['2026-11-01', 7900]);
  const ctx = { ...(await asOperator('support')), now: NOON };
  const before = await getPlatformFigures(ctx);
  const made = (company: { id: string }, values: Partial<typeof tenants.$inferInsert>) =>
    withPlatform((tx) => tx.update(tenants).set(values).where(eq(tenants.id, company.id)));
  await made(trial, { deleteOn: '2026-12-20', deleteReason: 'Asked for it' });
  const suspended = await subscribed('2026-12-24', ['2026-11-01', 7900]);
  await made(suspended, { status: 'suspended', suspendedAt: NOON, suspendedReason: 'Unpaid' });
  expect(await getPlatformFigures(ctx)).toMatchObject({
    active: before.active,
    suspended: before.suspended + 1,
    trial: before.trial,
    leaving: before.leaving + 1,
  });
  expect(before.trial).toBe(2);
  await withPlatform((tx) => tx.update(tenants).set({ createdAt: NOON }));
  // The last moment of October in Haiti, and the first of November.
  await made(trial, { createdAt: new Date('2026-11-01T03:59:59Z') });
  await made(suspended, { createdAt: new Date('2026-11-01T04:00:00Z') });
  const growth = await getPlatformGrowth(ctx);
  expect(growth).toHaveLength(13);
  expect(growth[0]?.month).toBe('2025-11-01');
  expect(growth.find(({ month }) => month === '2026-10-01')?.signUps).toBe(1);
  const known = await withPlatform((tx) => tx.$count(tenants));
  expect(growth.reduce((sum, { signUps }) => sum + signUps, 0)).toBe(known);
});

it('is for operators in admin mode', async () => {
  await expect(getPlatformRevenue(await asOperator('owner', false))).rejects.toMatchObject({
    code: 'insufficient_permissions',
  });
});
