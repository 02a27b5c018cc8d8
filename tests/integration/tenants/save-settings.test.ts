import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { localDay } from '@/lib/dates';
import { query } from '@/lib/server/query';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { saveSettings } from '@/lib/tenants/save-settings';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const ZONE = 'America/Port-au-Prince';
const MONEY = { section: 'money', taxEnabled: true, taxLabel: 'TCA', taxRateBasisPoints: '10' };

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant({ htgRate: '130.0000', htgRateOn: '2026-01-05' });
});
afterAll(closeDatabase);

async function save(input: object) {
  await editNow(saveSettings, await asAdmin(tenant), input);
  return query(await asAdmin(tenant), 'settings.manage', getTenantSettings);
}

it('dates a new gourde rate today, and leaves the day of one that stays', async () => {
  expect(await save({ ...MONEY, htgRate: '130' })).toMatchObject({ htgRate: '130.0000', htgRateOn: '2026-01-05' });
  expect(await save({ ...MONEY, htgRate: '131,25' })).toMatchObject({
    htgRate: '131.2500',
    htgRateOn: localDay(new Date(), ZONE),
  });
  expect(await save({ ...MONEY, htgRate: '' })).toMatchObject({ htgRate: null, htgRateOn: null });
});

it('changes its own section alone', async () => {
  const before = await query(await asAdmin(tenant), 'settings.manage', getTenantSettings);
  const after = await save({ section: 'papers', defaultLocale: 'ht', paperSize: 'A4' });
  expect(after).toEqual({ ...before, defaultLocale: 'ht', paperSize: 'A4', updatedAt: after.updatedAt });
});

it('reads one place from each line', async () => {
  const after = await save({
    section: 'places',
    locations: 'Biwo, ri 5\n\n  Ayewopò \r\nBiwo, ri 5',
    usageZones: '',
  });
  expect(after).toMatchObject({ locations: ['Biwo, ri 5', 'Ayewopò'], usageZones: [] });
});

it('keeps what was before and after in the audit log', async () => {
  await save({ ...MONEY, htgRate: '131' });
  const [entry] = await withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, tenant.id), eq(auditEntries.entity, 'tenant_settings')))
      .orderBy(desc(auditEntries.at))
      .limit(1),
  );
  expect(entry).toMatchObject({ before: { htgRate: '130' }, after: { htgRate: '131' } });
});
