import 'server-only';
import { eq, like, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { platformInvoices, subscriptions } from '@/db/schema/billing';
import { shiftDay } from '../dates';
import { newId } from '../id';
import { listPlanPeriods } from '../tenants/plan-periods';
import { billMonths } from './bill-months';
import { getBilledParty } from './get-billed-party';
import { DUE_DAYS } from './values';

type Account = typeof subscriptions.$inferSelect;

/** Issues an invoice for each month that is over and costs something. The account is locked by the caller. */
export async function issueInvoices(
  tx: Transaction,
  { subjectTenantId, billedUntil, trialUntil }: Account,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const periods = await listPlanPeriods(tx, subjectTenantId, today);
  const bills = billMonths({ billedUntil, trialUntil, periods }, today);
  const last = bills.at(-1);
  if (!last) return;
  const billedTo = await getBilledParty(tx, subjectTenantId);
  for (const { fromDay, untilDay, lines, totalCents } of bills) {
    if (totalCents === 0) continue;
    await tx.insert(platformInvoices).values({
      id: newId(),
      number: await nextInvoiceNumber(tx, today.slice(0, 4)),
      subjectTenantId,
      fromDay,
      untilDay,
      lines,
      billedTo,
      totalCents,
      issuedAt: now,
      dueOn: shiftDay(today, DUE_DAYS),
    });
  }
  await tx
    .update(subscriptions)
    .set({ billedUntil: last.untilDay })
    .where(eq(subscriptions.subjectTenantId, subjectTenantId));
}

/** The next number of the platform's own invoices, without gaps. It is locked until the transaction ends. */
async function nextInvoiceNumber(tx: Transaction, year: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('platform_invoices', 0))`);
  const prefix = `W-${year}-`;
  const issued = await tx.$count(platformInvoices, like(platformInvoices.number, `${prefix}%`));
  return prefix + String(issued + 1).padStart(5, '0');
}
