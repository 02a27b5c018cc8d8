import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withPlatform } from '@/db/client';
import { planPrices, tenants } from '@/db/schema/tenants';
import { newId } from '@/lib/id';
import { createPlan } from '@/lib/plans/create-plan';
import { getPlan } from '@/lib/plans/get-plan';
import { listPlanRecords } from '@/lib/plans/list-plan-records';
import { pricePlan } from '@/lib/plans/price-plan';
import { restorePlan, retirePlan } from '@/lib/plans/retire-plan';
import { updatePlan } from '@/lib/plans/update-plan';
import { readPlatformSection } from '@/lib/platform-settings/read-platform-section';
import { savePlatformSettings } from '@/lib/platform-settings/save-platform-settings';
import type { AdminContext } from '@/lib/server/admin-context';
import { createTenant } from '@/lib/tenants/create-tenant';
import { getTenant } from '@/lib/tenants/get-tenant';
import { updateTenant } from '@/lib/tenants/update-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant } from '@/tests/support/factories';
import { ownDatabase } from '@/tests/support/own-database';

const NOW = new Date('2026-11-24T17:00:00Z');
let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  dropDatabase = await ownDatabase();
});
afterAll(() => dropDatabase());

let ctx: AdminContext;
let count = 0;
let name: string;
let planId: string;
beforeEach(async () => {
  ctx = { ...(await asOperator()), now: NOW };
  count += 1;
  name = `Plan ${count}`;
  ({ id: planId } = await createPlan(ctx, { name, monthlyPriceCents: '49.00', vehicleLimit: '20', memberLimit: '' }));
});

const at = (day: string): AdminContext => ({ ...ctx, now: new Date(`${day}T17:00:00Z`) });

async function price(monthlyPriceCents: string, fromDay: string, as = ctx) {
  const { planned } = await getPlan(as, planId);
  return pricePlan(as, { planId, version: planned.version, monthlyPriceCents, fromDay });
}

describe('a plan', () => {
  it('is there once it is made, at its price from today on', async () => {
    const plan = await getPlan(ctx, planId);
    expect(plan).toMatchObject({
      code: name,
      monthlyPriceCents: 4900,
      limits: { vehicleLimit: 20, memberLimit: null },
      prices: [{ fromDay: '2026-11-24', monthlyPriceCents: 4900 }],
      companies: 0,
    });
    expect((await listPlanRecords(ctx)).map(({ code }) => code)).toContain(name);
  });

  it('has a name of its own, whatever the case of its letters', async () => {
    const input = { monthlyPriceCents: '1', vehicleLimit: '', memberLimit: '' };
    for (const taken of [name.toUpperCase(), 'Starter'])
      await expect(createPlan(ctx, { ...input, name: taken })).rejects.toMatchObject({
        code: 'plan_name_taken',
        fields: { name: 'plan_name_taken' },
      });
    await expect(createPlan(ctx, { ...input, name: 'a.b' })).rejects.toMatchObject({
      fields: { name: 'plan_name_characters' },
    });
  });

  it('is kept by superadmins and owners alone', async () => {
    for (const role of ['support', 'admin'] as const) {
      const other = await asOperator(role);
      const refused = { code: 'insufficient_permissions' };
      await expect(createPlan(other, { name: 'Other' })).rejects.toMatchObject(refused);
      await expect(updatePlan(other, { planId })).rejects.toMatchObject(refused);
      await expect(pricePlan(other, { planId })).rejects.toMatchObject(refused);
      await expect(retirePlan(other, { planId })).rejects.toMatchObject(refused);
      await expect(restorePlan(other, { planId })).rejects.toMatchObject(refused);
      await expect(getPlan(other, planId)).rejects.toMatchObject(refused);
      await expect(listPlanRecords(other)).rejects.toMatchObject(refused);
    }
  });

  it('allows more or less at once; of two operators, the second is told', async () => {
    const { version } = (await getPlan(ctx, planId)).limits;
    await updatePlan(ctx, { planId, version, vehicleLimit: '5', memberLimit: '2' });
    expect((await getPlan(ctx, planId)).limits).toMatchObject({ vehicleLimit: 5, memberLimit: 2 });
    await expect(updatePlan(ctx, { planId, version, vehicleLimit: '9', memberLimit: '' })).rejects.toMatchObject({
      code: 'record_changed',
      details: { changes: [{ by: 'The operator' }, { by: 'The operator' }] },
    });
    await expect(updatePlan(ctx, { planId: newId(), version, vehicleLimit: '', memberLimit: '' })).rejects.toThrow(
      'record_not_found',
    );
  });
});

describe('a price', () => {
  it('is planned, planned anew, and withdrawn, but never changed once its day has come', async () => {
    await price('59.00', '2027-01-01');
    await price('55.00', '2027-02-01');
    expect((await getPlan(ctx, planId)).planned).toMatchObject({ monthlyPriceCents: 5500, fromDay: '2027-02-01' });
    await price('49', '');
    expect((await getPlan(ctx, planId)).prices).toHaveLength(1);

    await price('59.00', '2027-01-01');
    const later = at('2027-01-01');
    expect(await getPlan(later, planId)).toMatchObject({ monthlyPriceCents: 5900, planned: { fromDay: null } });
    await price('49.00', '2027-01-02', later);
    const kept = await withPlatform((tx) => tx.select().from(planPrices).where(eq(planPrices.plan, name)));
    expect(kept.map(({ fromDay, monthlyPriceCents }) => [fromDay, monthlyPriceCents]).sort()).toEqual([
      ['2026-11-24', 4900],
      ['2027-01-01', 5900],
      ['2027-01-02', 4900],
    ]);
  });

  it.each([
    ['a higher one within 30 days', '50.00', '2026-12-23', 'out_of_range'],
    ['a lower one of today', '40.00', '2026-11-24', 'out_of_range'],
    ['one in more than two years', '40.00', '2028-11-25', 'out_of_range'],
    ['one without a day', '50.00', '', 'required'],
    ['one for no day', '50.00', '2027-02-30', 'invalid_date'],
  ])('is refused: %s', async (_what, cents, day, error) => {
    await expect(price(cents, day)).rejects.toMatchObject({ fields: { fromDay: error } });
    expect((await getPlan(ctx, planId)).prices).toHaveLength(1);
  });

  it('is that of the operator who was first', async () => {
    const { version } = (await getPlan(ctx, planId)).planned;
    const ask = (monthlyPriceCents: string) =>
      pricePlan(ctx, { planId, version, monthlyPriceCents, fromDay: '2027-03-01' });
    const answers = await Promise.allSettled([ask('60'), ask('70')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'record_changed' } });
  });
});

describe('a retired plan', () => {
  const company = (plan: string) => ({
    ...{ name: 'Auto Lakay', slug: `lakay-${count}`, plan, timeZone: 'America/Port-au-Prince', language: 'ht' },
    ...{ adminName: 'Rose', adminEmail: 'rose@lakay.test' },
  });

  it('stays with who has it, and nobody else can have it', async () => {
    const { tenantId } = await createTenant(ctx, company(name));
    await retirePlan(ctx, { planId });
    await expect(retirePlan(ctx, { planId })).rejects.toThrow('invalid_transition');
    expect(await getPlan(ctx, planId)).toMatchObject({ companies: 1, retiredAt: NOW });

    const { version } = (await getTenant(ctx, tenantId)).tenant;
    await updateTenant(ctx, { tenantId, version, name: 'Auto Lakay SA', plan: name });
    const refused = { fields: { plan: 'invalid_value' } };
    await expect(createTenant(ctx, { ...company(name), slug: `other-${count}` })).rejects.toMatchObject(refused);
    const other = await makeTenant();
    const record = (await getTenant(ctx, other.id)).tenant;
    const change = { tenantId: other.id, version: record.version, name: record.name, plan: name };
    await expect(updateTenant(ctx, change)).rejects.toMatchObject(refused);
    const settings = await readPlatformSection(ctx, 'companies');
    await expect(
      savePlatformSettings(ctx, { ...settings, section: 'companies', defaultPlan: name }),
    ).rejects.toMatchObject({ fields: { defaultPlan: 'invalid_value' } });

    await restorePlan(ctx, { planId });
    await expect(restorePlan(ctx, { planId })).rejects.toThrow('invalid_transition');
    await updateTenant(ctx, change);
    const [row] = await withPlatform((tx) => tx.select().from(tenants).where(eq(tenants.id, other.id)));
    expect(row?.plan).toBe(name);
  });

  it('is never the one with which new companies begin', async () => {
    const settings = await readPlatformSection(ctx, 'companies');
    await savePlatformSettings(ctx, { ...settings, section: 'companies', defaultPlan: name });
    await expect(retirePlan(ctx, { planId })).rejects.toThrow('plan_is_default');
  });
});
