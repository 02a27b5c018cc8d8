import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { findSender } from '@/lib/mail/find-sender';
import { paperCompany } from '@/lib/papers/paper-company';
import { recordVersion } from '@/lib/records/record-version';
import { query } from '@/lib/server/query';
import { getBusinessHeader } from '@/lib/tenants/get-business-header';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { HEADER_FIELDS } from '@/lib/tenants/header-fields';
import { saveBusinessHeader } from '@/lib/tenants/save-business-header';
import { saveColor } from '@/lib/tenants/save-color';
import { asAdmin, asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { refusal } from '@/tests/support/refusal';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** Where a company shows its color: at its login, on its papers and in its mails. */
async function shown(slug = tenant.slug, of = tenant) {
  const paper = await query(await asAgent(of), 'rentals.view', async (q) => paperCompany(await getTenantSettings(q)));
  const sender = await withTenant(of.id, (tx) => findSender(tx, of.id));
  return [(await findTenantBySlug(slug))?.color, paper.color, sender?.color].map((color) => color ?? null);
}

it('is shown at the login, on papers and in mails of that company alone, until it is taken away', async () => {
  expect(await shown()).toEqual([null, null, null]);
  expect(await saveColor(await asAdmin(tenant), { color: ' 1F6B43' })).toEqual({ color: '#1f6b43' });
  expect(await shown()).toEqual(['#1f6b43', '#1f6b43', '#1f6b43']);
  const other = await makeTenant();
  expect(await shown(other.slug, other)).toEqual([null, null, null]);
  await saveColor(await asAdmin(tenant), { color: '' });
  expect(await shown()).toEqual([null, null, null]);
});

it('is refused where neither white nor dark letters can be read on it', async () => {
  const refused = await refusal(saveColor(await asAdmin(tenant), { color: '#808080' }));
  expect(refused.fields).toEqual({ color: 'color_unreadable' });
  expect(await shown()).toEqual([null, null, null]);
});

it('is saved together with what papers say of the company, or neither is', async () => {
  const header = async (changes: object) => {
    const ctx = await asAdmin(tenant);
    const record = await query(ctx, 'settings.manage', getBusinessHeader);
    const version = recordVersion(HEADER_FIELDS, record);
    return saveBusinessHeader(ctx, { ...record, legalName: 'Kay Machin S.A.', version, ...changes });
  };
  const refused = await refusal(header({ color: '1F6B43', version: 'an earlier one' }));
  expect(refused.code).toBe('record_changed');
  expect(await shown()).toEqual([null, null, null]);
  await header({ color: '1F6B43' });
  expect(await shown()).toEqual(['#1f6b43', '#1f6b43', '#1f6b43']);
  await header({ taxId: '000-111-222-3' });
  expect(await shown()).toEqual(['#1f6b43', '#1f6b43', '#1f6b43']);
});
