import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { platformInvoices } from '@/db/schema/billing';
import { tenantSettings } from '@/db/schema/tenants';
import { readPlatformBill } from '@/lib/billing/read-platform-bill';
import { billCompany } from '@/lib/billing/run-billing';
import { startSubscription } from '@/lib/tenants/plan-periods';
import { makeTenant } from '@/tests/support/factories';

afterAll(closeDatabase);

it('names on an invoice whom it was issued to, whatever the company is called later', async () => {
  const { id } = await makeTenant({ legalName: 'Kay Lokasyon S.A.', taxId: '000-123-456-7', address: 'Delmas 33' });
  await withPlatform((tx) => startSubscription(tx, { tenantId: id, day: '2026-01-01', trialUntil: null }));
  await billCompany(id, new Date('2026-02-01T15:00:00Z'));
  const changed = { legalName: 'Lòt Non', taxId: '', address: 'Pétion-Ville', phone: '+50934101234' };
  await withTenant(id, (tx) => tx.update(tenantSettings).set(changed).where(eq(tenantSettings.tenantId, id)));
  const platform = { name: 'Wout', phone: '', email: '', payTo: '' };
  const { billed } = await withPlatform(async (tx) => {
    const [invoice] = await tx.select().from(platformInvoices).where(eq(platformInvoices.subjectTenantId, id));
    return readPlatformBill(tx, { invoiceId: invoice?.id ?? '', tenantId: null, locale: null, platform });
  });
  expect(billed).toMatchObject({
    ...{ name: 'Kay Lokasyon S.A.', taxId: '000-123-456-7', address: 'Delmas 33' },
    phone: '+50934101234',
  });
});
