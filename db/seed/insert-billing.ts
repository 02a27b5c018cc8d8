import { and, eq, isNull } from 'drizzle-orm';
import { billCompany } from '@/lib/billing/run-billing';
import { localDay, shiftDay, shiftMonths } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { startSubscription } from '@/lib/tenants/plan-periods';
import { withPlatform } from '../client';
import { platformInvoices, subscriptions } from '../schema/billing';

const MONTHS = 3;
const PAID_AFTER_DAYS = 6;
/** A demo that runs for months is not billed, and so is never suspended. */
const NEVER = '2099-01-01';

/** What the platform has billed a demo company for the last months, all of it paid. */
export async function insertBilling(tenantId: string, now: Date): Promise<void> {
  const month = `${localDay(now, PLATFORM_ZONE).slice(0, 8)}01`;
  const firsts = Array.from({ length: MONTHS + 1 }, (_, back) => shiftMonths(month, back - MONTHS));
  await withPlatform((tx) => startSubscription(tx, { tenantId, day: firsts[0] ?? month, trialUntil: null }));
  for (const first of firsts) {
    await billCompany(tenantId, new Date(`${first}T15:00:00Z`));
    const paidOn = shiftDay(first, PAID_AFTER_DAYS);
    await withPlatform((tx) =>
      tx
        .update(platformInvoices)
        .set({ paidOn, paidMethod: 'bank_transfer', paidReference: 'UNIBANK' })
        .where(and(eq(platformInvoices.subjectTenantId, tenantId), isNull(platformInvoices.paidOn))),
    );
  }
  await withPlatform((tx) =>
    tx.update(subscriptions).set({ billedUntil: NEVER }).where(eq(subscriptions.subjectTenantId, tenantId)),
  );
}
