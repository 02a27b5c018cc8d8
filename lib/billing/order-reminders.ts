import 'server-only';
import type { Transaction } from '@/db/client';
import { orderForAdmins } from '../outbox/order-for-admins';
import { getBiller } from './get-biller';
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

/** Orders the mail about an overdue invoice for each admin of the company, in their language. Each once. */
export async function orderReminders(tx: Transaction, reminder: Reminder): Promise<void> {
  const { tenantId, now, id, reminders } = reminder;
  const { name: brand, payTo } = await getBiller();
  const key = `billing:${id}:${reminders + 1}`;
  await orderForAdmins(tx, {
    tenantId,
    now,
    key,
    write: (reader) => reminderMail(reminder, { ...reader, brand, payTo }),
  });
}
