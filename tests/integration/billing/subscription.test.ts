import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { subscriptions } from '@/db/schema/billing';
import { tenants } from '@/db/schema/tenants';
import { getSubscription } from '@/lib/billing/get-subscription';
import { query } from '@/lib/server/query';
import { startSubscription } from '@/lib/tenants/plan-periods';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';

const NOW = new Date('2026-11-20T15:00:00Z');

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  await makeVehicle(tenant);
  await makePlatformInvoice(await makeTenant());
});
afterAll(closeDatabase);

const read = async () => query(await asAdmin(tenant, { now: NOW }), 'settings.manage', getSubscription);

it('shows a company its plan, what it uses of it, and its own invoices with what is owed', async () => {
  await makePlatformInvoice(tenant, {
    fromDay: '2026-08-01',
    untilDay: '2026-09-01',
    paidOn: '2026-09-09',
    paidMethod: 'cash',
  });
  await makePlatformInvoice(tenant, { dueOn: '2026-11-19', totalCents: 7900 });
  const { plan, used, invoices, owedCents } = await read();
  expect(plan).toMatchObject({ code: 'premium', monthlyPriceCents: 14_900, vehicleLimit: null, memberLimit: null });
  expect(used).toEqual({ vehicles: 1, members: 3 });
  expect(invoices.map(({ fromDay, state }) => [fromDay, state])).toEqual([
    ['2026-10-01', 'overdue'],
    ['2026-08-01', 'paid'],
  ]);
  expect(owedCents).toBe(7900);
});

it('names the end of a trial only while it lasts', async () => {
  await withPlatform((tx) => startSubscription(tx, { tenantId: tenant.id, day: '2026-11-01', trialUntil: null }));
  const ending = async (trialUntil: string) => {
    await withPlatform((tx) =>
      tx.update(subscriptions).set({ trialUntil }).where(eq(subscriptions.subjectTenantId, tenant.id)),
    );
    return (await read()).trialUntil;
  };
  expect(await ending('2026-11-21')).toBe('2026-11-21');
  expect(await ending('2026-11-20')).toBeNull();
});

it('counts what is over a smaller plan, and still shows it', async () => {
  await withPlatform((tx) => tx.update(tenants).set({ plan: 'starter' }).where(eq(tenants.id, tenant.id)));
  const { plan, used } = await read();
  expect(plan).toMatchObject({ code: 'starter', vehicleLimit: 10, memberLimit: 3 });
  expect(used.members).toBe(3);
});
