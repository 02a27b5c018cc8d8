import { withPlatform } from '@/db/client';
import { platformInvoices } from '@/db/schema/billing';
import { newId } from '@/lib/id';
import type { TestTenant } from './factories';

/** An invoice of 29.00 of the platform to a company, for October, to be paid by the middle of November. */
export async function makePlatformInvoice(
  { id: subjectTenantId }: TestTenant,
  values: Partial<typeof platformInvoices.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await withPlatform((tx) =>
    tx.insert(platformInvoices).values({
      ...{ id, number: `T-${id}`, subjectTenantId, fromDay: '2026-10-01', untilDay: '2026-11-01' },
      ...{ lines: [], totalCents: 2900, issuedAt: new Date('2026-11-01T14:00:00Z'), dueOn: '2026-11-15' },
      ...values,
    }),
  );
  return id;
}
