import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { platformInvoices, subscriptions } from '@/db/schema/billing';
import { getInvoicePaper } from '@/lib/billing/get-invoice-paper';
import { getOwnInvoicePaper } from '@/lib/billing/get-own-invoice-paper';
import { readPlatformBill } from '@/lib/billing/read-platform-bill';
import { newId } from '@/lib/id';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';
import { pdfText } from '@/tests/unit/papers/pdf-text';

let ours: TestTenant;
let theirs: TestTenant;
let invoiceId: string;
beforeAll(async () => {
  ours = await makeTenant({ defaultLocale: 'ht', legalName: 'Kay Lokasyon' });
  theirs = await makeTenant();
  invoiceId = await makePlatformInvoice(ours);
  await makePlatformInvoice(theirs);
});
afterAll(closeDatabase);

const words = ({ content }: { content: Buffer }) => pdfText(content).text.replaceAll(/\s+/g, ' ');

it('is drawn in the company’s language for its admins, and in the operator’s for them', async () => {
  const own = words(await getOwnInvoicePaper(await asAdmin(ours), invoiceId));
  expect(own).toContain('Fakti');
  expect(own).toContain('Kay Lokasyon');
  const theirs = words(await getInvoicePaper(await asOperator('owner'), invoiceId, 'en'));
  expect(theirs).toContain('Invoice');
  expect(theirs).toContain('29.00 USD');
}, 60_000);

it('is for admins of that company and those who keep the bills', async () => {
  const missing = { code: 'record_not_found' };
  const refused = { code: 'insufficient_permissions' };
  await expect(getOwnInvoicePaper(await asAdmin(theirs), invoiceId)).rejects.toMatchObject(missing);
  await expect(getOwnInvoicePaper(await asAdmin(ours), 'W-1')).rejects.toMatchObject(missing);
  await expect(getOwnInvoicePaper(await asManager(ours), invoiceId)).rejects.toMatchObject(refused);
  await expect(getInvoicePaper(await asOperator('admin'), invoiceId, 'en')).rejects.toMatchObject(refused);
  await expect(getInvoicePaper(await asOperator('owner'), newId(), 'en')).rejects.toMatchObject(missing);
});

it('is below row security: a company reads its own rows, and writes none', async () => {
  await withTenant(ours.id, async (tx) => {
    const seen = await tx.select({ of: platformInvoices.subjectTenantId }).from(platformInvoices);
    expect(seen).toEqual([{ of: ours.id }]);
    expect(await tx.$count(subscriptions)).toBeLessThanOrEqual(1);
  });
  await expect(withTenant(ours.id, (tx) => tx.update(platformInvoices).set({ reminders: 9 }))).rejects.toThrow();
});

it('is looked for within the company that asks, whatever the database would show', async () => {
  const platform = { name: 'Wout', phone: '', email: '', payTo: '' };
  const asked = { invoiceId, locale: null, platform };
  await withPlatform(async (tx) => {
    expect((await readPlatformBill(tx, { ...asked, tenantId: ours.id })).billed.name).toBe('Kay Lokasyon');
    await expect(readPlatformBill(tx, { ...asked, tenantId: theirs.id })).rejects.toThrow('record_not_found');
  });
});
