import 'server-only';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { platformInvoices, type subscriptions } from '@/db/schema/billing';
import { tenants } from '@/db/schema/tenants';
import { shiftDay } from '../dates';
import { orderReminders } from './order-reminders';
import { suspendUnpaid } from './suspend-unpaid';
import { REMINDER_DAYS, REMINDERS } from './values';

type Account = typeof subscriptions.$inferSelect;

/**
 * Reminds a company of its oldest overdue invoice, again after a week, and suspends it a week after the second time: never
 * without two reminders (docs/rules.md §21). A company that is suspended already is left alone.
 */
export async function remindCompany(
  tx: Transaction,
  { subjectTenantId }: Account,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const [company] = await tx
    .select({ name: tenants.name, slug: tenants.slug, status: tenants.status })
    .from(tenants)
    .where(eq(tenants.id, subjectTenantId))
    .for('update');
  if (company?.status !== 'active') return;
  const [oldest] = await tx
    .select()
    .from(platformInvoices)
    .where(
      and(
        eq(platformInvoices.subjectTenantId, subjectTenantId),
        isNull(platformInvoices.paidOn),
        lt(platformInvoices.dueOn, today),
      ),
    )
    .orderBy(asc(platformInvoices.fromDay))
    .limit(1);
  if (!oldest) return;
  if (oldest.remindedOn && shiftDay(oldest.remindedOn, REMINDER_DAYS) > today) return;
  if (oldest.reminders >= REMINDERS) {
    await suspendUnpaid(tx, { tenantId: subjectTenantId, number: oldest.number, today });
    return;
  }
  await orderReminders(tx, { ...oldest, tenantId: subjectTenantId, ...company, now });
  await tx
    .update(platformInvoices)
    .set({ reminders: sql`${platformInvoices.reminders} + 1`, remindedOn: today })
    .where(eq(platformInvoices.id, oldest.id));
}
