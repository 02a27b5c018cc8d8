import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { plans, tenants } from '@/db/schema/tenants';
import { createApiKey } from '@/lib/api-keys/create-api-key';
import { listApiKeys } from '@/lib/api-keys/list-api-keys';
import { makeFeed } from '@/lib/feeds/make-feed';
import { revokeFeed } from '@/lib/feeds/revoke-feed';
import { getPlan } from '@/lib/plans/get-plan';
import { updatePlan } from '@/lib/plans/update-plan';
import type { PlanFeature } from '@/lib/plans/values';
import { keepPreset } from '@/lib/reports/keep-preset';
import { mailPreset } from '@/lib/reports/mail-preset';
import { query } from '@/lib/server/query';
import { addEndpoint } from '@/lib/webhooks/add-endpoint';
import { listEndpoints } from '@/lib/webhooks/list-endpoints';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const REFUSED = { code: 'not_in_plan' };
const NONE = { calendarFeeds: false, reportMails: false, programAccess: false };
let tenant: TestTenant;
let planId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  planId = await withPlatform(async (tx) => {
    const [plan] = await tx
      .insert(plans)
      .values({ code: `Small ${tenant.slug}`, ...NONE })
      .returning();
    await tx.update(tenants).set({ plan: plan?.code }).where(eq(tenants.id, tenant.id));
    return plan?.id ?? '';
  });
});
afterAll(closeDatabase);

async function include(features: Record<PlanFeature, boolean>) {
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

  await include({ ...NONE, calendarFeeds: true });
  const { id: feedId } = await makeFeed(ctx, { vehicleId: null });
  await expect(mailPreset(ctx, { presetId, every: 'weekly' })).rejects.toMatchObject(REFUSED);

  await include({ ...NONE, reportMails: true });
  expect(await mailPreset(ctx, { presetId, every: 'weekly' })).toEqual({ every: 'weekly' });
  await expect(makeFeed(ctx, { vehicleId: null })).rejects.toMatchObject(REFUSED);
  expect(await revokeFeed(ctx, { feedId })).toEqual({ id: feedId });
});

it('no key and no webhook is made that the plan does not include; those that are there still work', async () => {
  const ctx = await asAdmin(tenant);
  const key = { name: 'Accounts', role: 'agent' as const };
  const endpoint = { url: 'https://example.com/wout', events: ['rental.activated'] };
  await expect(createApiKey(ctx, key)).rejects.toMatchObject(REFUSED);
  await expect(addEndpoint(ctx, endpoint)).rejects.toMatchObject(REFUSED);

  await include({ ...NONE, programAccess: true });
  const { id: keyId } = await createApiKey(ctx, key);
  const { id: endpointId } = await addEndpoint(ctx, endpoint);

  await include(NONE);
  await expect(createApiKey(ctx, key)).rejects.toMatchObject(REFUSED);
  await expect(addEndpoint(ctx, endpoint)).rejects.toMatchObject(REFUSED);
  const there = await query(
    ctx,
    'settings.manage',
    async (q) => [await listApiKeys(q), await listEndpoints(q)] as const,
  );
  expect(there).toMatchObject([[{ id: keyId, state: 'active' }], [{ id: endpointId, active: true }]]);
});
