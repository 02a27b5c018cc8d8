import 'server-only';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { subscriptions } from '@/db/schema/billing';
import { localDay } from '../dates';
import { log } from '../log';
import { PLATFORM_ZONE } from '../platform-zone';
import { announcePrice } from './announce-price';
import { issueInvoices } from './issue-invoices';
import { remindCompany } from './remind-company';

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Bills every company for the months that are over, reminds those that have not paid, suspends them at last, and tells of
 * new prices (docs/rules.md §21). Each company has a transaction of its own: a failure for one does not stop the others.
 * Running it twice does nothing more. `asOf` is the moment to bill by; the present one by default.
 */
export async function runBilling(asOf?: Date): Promise<void> {
  let failure: unknown = null;
  for (let next = await companyAfter(FIRST); next; next = await companyAfter(next.tenantId)) {
    const { tenantId } = next;
    const now = asOf ?? new Date(next.now);
    try {
      await billCompany(tenantId, now);
    } catch (error) {
      log.error({ err: error, job: 'billing', tenantId }, 'billing failed for one company');
      failure = error;
    }
  }
  // The queue retries the job. What is billed already is not billed again.
  if (failure) throw failure;
}

/** Bills one company. */
export async function billCompany(tenantId: string, now: Date): Promise<void> {
  const today = localDay(now, PLATFORM_ZONE);
  await withPlatform(async (tx) => {
    // Locked, so that two servers do not bill it at the same time.
    const [account] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.subjectTenantId, tenantId))
      .for('update');
    if (!account) return;
    await issueInvoices(tx, account, { today, now });
    await remindCompany(tx, account, { today, now });
    await announcePrice(tx, account, { today, now });
  });
}

function companyAfter(tenantId: string) {
  return withPlatform(async (tx) => {
    const [company] = await tx
      .select({ tenantId: subscriptions.subjectTenantId, now: sql<string>`now()` })
      .from(subscriptions)
      .where(gt(subscriptions.subjectTenantId, tenantId))
      .orderBy(asc(subscriptions.subjectTenantId))
      .limit(1);
    return company;
  });
}
