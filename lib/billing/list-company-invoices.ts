import 'server-only';
import { desc, eq } from 'drizzle-orm';
import { platformInvoices } from '@/db/schema/billing';
import { localDay } from '../dates';
import { PLATFORM_ZONE } from '../platform-zone';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { invoiceState } from './invoice-state';

/** A year. */
const MOST = 12;

/** What the platform has billed one company lately, the newest month first. */
export function listCompanyInvoices(ctx: AdminContext, tenantId: string) {
  const today = localDay(ctx.now, PLATFORM_ZONE);
  const { id, number, fromDay, totalCents, subjectTenantId } = platformInvoices;
  return operatorQuery(ctx, 'billing.manage', (tx) =>
    tx
      .select({ id, number, fromDay, totalCents, state: invoiceState(today) })
      .from(platformInvoices)
      .where(eq(subjectTenantId, tenantId))
      .orderBy(desc(fromDay))
      .limit(MOST),
  );
}
