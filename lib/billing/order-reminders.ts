import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { tenantSettings } from '@/db/schema/tenants';
import { withinTenant } from '@/db/within-tenant';
import { DAY_MS } from '../durations';
import { orderMail } from '../outbox/order-mail';
import { reminderMail } from './reminder-mail';

interface Reminder {
  id: string;
  tenantId: string;
  name: string;
  number: string;
  fromDay: string;
  totalCents: number;
  dueOn: string;
  /** How often the company was reminded before. */
  reminders: number;
  now: Date;
}

const MAIL_DAYS = 14;

/** Orders the mail about an overdue invoice for each admin of the company, in their language. Each once. */
export function orderReminders(tx: Transaction, reminder: Reminder): Promise<void> {
  const { tenantId, now, id, reminders } = reminder;
  return withinTenant(tx, tenantId, async (own) => {
    const [settings] = await own
      .select({ locale: tenantSettings.defaultLocale })
      .from(tenantSettings)
      .where(eq(tenantSettings.tenantId, tenantId));
    const admins = await own
      .select({ id: members.id, name: members.name, email: members.email, locale: members.locale })
      .from(members)
      .where(
        and(
          eq(members.tenantId, tenantId),
          eq(members.role, 'admin'),
          eq(members.active, true),
          isNull(members.archivedAt),
        ),
      );
    for (const admin of admins)
      await orderMail(
        { tenantId, tx: own, now },
        {
          key: `billing:${id}:${reminders + 1}:${admin.id}`,
          memberId: admin.id,
          recipient: admin.email,
          ...reminderMail(reminder, { name: admin.name, locale: admin.locale ?? settings?.locale ?? 'fr' }),
          expiresAt: new Date(now.getTime() + MAIL_DAYS * DAY_MS),
        },
      );
  });
}
