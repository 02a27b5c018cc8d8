import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { planPrices, plans, tenants } from '@/db/schema/tenants';
import { billCompany } from '@/lib/billing/run-billing';
import { startSubscription } from '@/lib/tenants/plan-periods';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
let plan: string;
beforeEach(async () => {
  tenant = await makeTenant();
  plan = `Own ${tenant.slug}`;
  await withPlatform(async (tx) => {
    await tx.insert(plans).values({ code: plan });
    await tx.update(tenants).set({ plan }).where(eq(tenants.id, tenant.id));
    await startSubscription(tx, { tenantId: tenant.id, day: '2026-01-01', trialUntil: '2027-12-31' });
  });
  await setPrice('2026-01-01', 2900);
});
afterAll(closeDatabase);

const setPrice = (fromDay: string, monthlyPriceCents: number) =>
  withPlatform((tx) => tx.insert(planPrices).values({ plan, fromDay, monthlyPriceCents }));
const withdraw = (fromDay: string) =>
  withPlatform((tx) => tx.delete(planPrices).where(and(eq(planPrices.plan, plan), eq(planPrices.fromDay, fromDay))));
const run = (day: string) => billCompany(tenant.id, new Date(`${day}T15:00:00Z`));

function mails() {
  return withTenant(tenant.id, async (tx) => {
    const rows = await tx
      .select({ subject: mailOrders.subject, body: mailOrders.body })
      .from(mailOrders)
      .where(and(eq(mailOrders.tenantId, tenant.id), like(mailOrders.key, 'price:%')))
      .orderBy(asc(mailOrders.createdAt));
    return rows.map(({ body }) => body.split('\n\n')[1]);
  });
}

it('tells a company’s admins once of a price that is planned, and of its withdrawal', async () => {
  await run('2026-11-01');
  expect(await mails()).toEqual([]);
  await setPrice('2027-01-01', 3900);
  await Promise.all([run('2026-11-02'), run('2026-11-02')]);
  await run('2026-11-03');
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first).toMatch(/39,00\s*USD/);
  expect(first).toMatch(/29,00\s*USD/);

  await withdraw('2027-01-01');
  await run('2026-11-04');
  await run('2026-11-05');
  expect(await mails()).toHaveLength(2);
  expect((await mails())[1]).not.toMatch(/39,00/);

  await setPrice('2027-01-01', 3900);
  await run('2026-11-06');
  expect(await mails()).toHaveLength(3);
});

it('says nothing more once the day has come, and tells who was suspended when they are back', async () => {
  await setPrice('2027-01-01', 3900);
  const set = (status: 'active' | 'suspended') =>
    withPlatform((tx) => tx.update(tenants).set({ status }).where(eq(tenants.id, tenant.id)));
  await set('suspended');
  await run('2026-11-02');
  expect(await mails()).toEqual([]);
  await set('active');
  await run('2026-12-31');
  await run('2027-01-01');
  await run('2027-01-02');
  expect(await mails()).toHaveLength(1);
});
