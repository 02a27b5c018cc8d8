import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { plans, tenants } from '@/db/schema/tenants';
import { makeFeed } from '@/lib/feeds/make-feed';
import { revokeFeed } from '@/lib/feeds/revoke-feed';
import { getPlan } from '@/lib/plans/get-plan';
import { updatePlan } from '@/lib/plans/update-plan';
import { keepPreset } from '@/lib/reports/keep-preset';
import { mailPreset } from '@/lib/reports/mail-preset';
import { asOperator } from '@/tests/support/as-operator';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const REFUSED = { code: 'not_in_plan' };
let tenant: TestTenant;
let planId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  planId = await withPlatform(async (tx) => {
    const none = { calendarFeeds: false, reportMails: false };
    const [plan] = await tx
      .insert(plans)
      .values({ code: `Small ${tenant.slug}`, ...none })
      .returning();
    await tx.update(tenants).set({ plan: plan?.code }).where(eq(tenants.id, tenant.id));
    return plan?.id ?? '';
  });
});
afterAll(closeDatabase);

async function include(features: { calendarFeeds: boolean; reportMails: boolean }) {
  const ctx = await asOperator();
  const { version } = (await getPlan(ctx, planId)).limits;
  await updatePlan(ctx, { planId, version, vehicleLimit: '', memberLimit: '', ...features });
}

it('that a plan does not include are not made, from the moment it changes; what was made stays', async () => {
  const ctx = await asManager(tenant);
  const report = {
    name: 'Month',
    shared: false,
    range: null,
    from: '2026-11-01',
    until: '2026-11-30',
    types: ['rentals'],
  };
  const { id: presetId } = await keepPreset(ctx, report);
  await expect(makeFeed(ctx, { vehicleId: null })).rejects.toMatchObject(REFUSED);
  await expect(mailPreset(ctx, { presetId, every: 'weekly' })).rejects.toMatchObject(REFUSED);
  expect(await mailPreset(ctx, { presetId, every: 'never' })).toEqual({ every: 'never' });

  await include({ calendarFeeds: true, reportMails: false });
  const { id: feedId } = await makeFeed(ctx, { vehicleId: null });
  await expect(mailPreset(ctx, { presetId, every: 'weekly' })).rejects.toMatchObject(REFUSED);

  await include({ calendarFeeds: false, reportMails: true });
  expect(await mailPreset(ctx, { presetId, every: 'weekly' })).toEqual({ every: 'weekly' });
  await expect(makeFeed(ctx, { vehicleId: null })).rejects.toMatchObject(REFUSED);
  expect(await revokeFeed(ctx, { feedId })).toEqual({ id: feedId });
});
