import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { tenantSettings } from '@/db/schema/tenants';
import { newId } from '@/lib/id';
import { recordVersion } from '@/lib/records/record-version';
import { query } from '@/lib/server/query';
import { requestSignUp } from '@/lib/sign-up/request-sign-up';
import { createTenant } from '@/lib/tenants/create-tenant';
import { getBusinessHeader } from '@/lib/tenants/get-business-header';
import { getTenant } from '@/lib/tenants/get-tenant';
import { HEADER_FIELDS } from '@/lib/tenants/header-fields';
import { saveBusinessHeader } from '@/lib/tenants/save-business-header';
import { updateTenant } from '@/lib/tenants/update-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const NAME = 'Wоut Support';
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const refusedAt = (...fields: string[]) => ({
  code: 'validation_error',
  fields: Object.fromEntries(fields.map((field) => [field, 'name_of_platform'])),
});

it('is refused where a company signs up', async () => {
  const asked = { companyName: NAME, slug: `k${newId().slice(-12)}`, personName: 'Wilna', email: 'w@kabrit.test' };
  const from = { client: { address: newId(), userAgent: '' }, origin: 'https://wout.test', locale: 'en' as const };
  await expect(requestSignUp(asked, from)).rejects.toMatchObject(refusedAt('companyName'));
});

it('is refused where operators make a company or rename it', async () => {
  const ctx = await asOperator('admin');
  const admin = { adminName: 'Wilna', adminEmail: 'wilna@kabrit.test' };
  const place = { plan: 'starter', timeZone: 'America/Port-au-Prince', language: 'ht' };
  const made = createTenant(ctx, { name: NAME, slug: `k${newId().slice(-12)}`, ...place, ...admin });
  await expect(made).rejects.toMatchObject(refusedAt('name'));
  const { plan, version } = (await getTenant(ctx, tenant.id)).tenant;
  const renamed = updateTenant(ctx, { tenantId: tenant.id, name: NAME, plan, version });
  await expect(renamed).rejects.toMatchObject(refusedAt('name'));
});

it('is refused at the head of a company’s papers, but what was there before may stay', async () => {
  const ctx = await asAdmin(tenant);
  const save = async (changes: object) => {
    const header = await query(ctx, 'reports.view', getBusinessHeader);
    return saveBusinessHeader(ctx, { ...header, ...changes, version: recordVersion(HEADER_FIELDS, header) });
  };
  await expect(save({ legalName: NAME, tradeName: 'Wout' })).rejects.toMatchObject(refusedAt('legalName', 'tradeName'));
  await withTenant(tenant.id, (tx) =>
    tx.update(tenantSettings).set({ legalName: NAME }).where(eq(tenantSettings.tenantId, tenant.id)),
  );
  await expect(save({ tradeName: 'Kabrit' })).resolves.toMatchObject({ legalName: NAME, tradeName: 'Kabrit' });
});
