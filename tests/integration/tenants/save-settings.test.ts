import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { drawers } from '@/db/schema/drawers';
import { localDay } from '@/lib/dates';
import { newId } from '@/lib/id';
import { command } from '@/lib/server/command';
import { query } from '@/lib/server/query';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { listNextNumbers } from '@/lib/tenants/list-next-numbers';
import { nextNumber } from '@/lib/tenants/next-number';
import { saveNumbering } from '@/lib/tenants/save-numbering';
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

const TIME = { section: 'notices', paperNoticeDays: '45', morningHour: '7' };

it('moves to another zone only while no drawer is open', async () => {
  expect(await save({ ...TIME, timeZone: 'America/New_York' })).toMatchObject({ timeZone: 'America/New_York' });
  const day = localDay(new Date(), ZONE);
  await withTenant(tenant.id, (tx) =>
    tx.insert(drawers).values({
      ...{ tenantId: tenant.id, id: newId(), memberId: tenant.members.agent, businessDay: day },
      openedAt: new Date(),
    }),
  );
  await expect(save({ ...TIME, timeZone: ZONE })).rejects.toMatchObject({
    code: 'drawers_open',
    fields: { timeZone: 'drawers_open' },
  });
  expect(await save({ ...TIME, morningHour: '8', timeZone: 'America/New_York' })).toMatchObject({ morningHour: 8 });
});

it('lets a series of numbers go on from a higher one, and no two papers have one number', async () => {
  const ctx = await asAdmin(tenant);
  const take = () =>
    command({ name: 'tests.take', permission: 'dashboard.view', input: z.object({}) }, async (write) => {
      write.record({ entity: 'tenant_settings', entityId: tenant.id, before: null, after: {} });
      return nextNumber(write, 'F');
    })(ctx, {});
  const last = (number: string) => Number(number.split('-')[2]);
  expect(last(await take())).toBe(1);
  await saveNumbering(ctx, { F: '120' });
  const taken = await Promise.all([take(), take(), saveNumbering(ctx, { F: '121' }).catch(() => 'F-0-0'), take()]);
  const numbers = taken
    .map(String)
    .filter((number) => number.startsWith('F-2'))
    .map(last);
  expect(new Set(numbers).size).toBe(3);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(120);
  await expect(saveNumbering(ctx, { F: '120', R: '9' })).rejects.toMatchObject({ fields: { F: 'number_taken' } });
  const next = await query(ctx, 'settings.manage', listNextNumbers);
  expect(next.find(({ series }) => series === 'R')?.value).toBe(1);
});
