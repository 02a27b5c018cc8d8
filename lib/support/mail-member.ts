import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { DAY_MS } from '../durations';
import type { Locale } from '../i18n/locales';
import { newId } from '../id';
import { orderMail } from '../outbox/order-mail';
import { changeThread } from './change-thread';
import { isMailDue } from './is-mail-due';
import { supportMail } from './support-mail';
import type { Thread } from './thread-command';

interface Written {
  tx: Transaction;
  now: Date;
  operator: { name: string };
}

/** Mails the member who asked that an operator has answered, in the language of their screens. The job `send-mail` sends it. */
export async function mailMember({ tx, now, operator }: Written, thread: Thread): Promise<void> {
  const { tenantId, openedBy: memberId, subject } = thread;
  if (!isMailDue(thread.memberMailedAt, now)) return;
  const [member] = await tx
    .select({
      email: members.email,
      locale: sql<Locale>`coalesce(${members.locale}, ${tenantSettings.defaultLocale})`,
      company: tenants.name,
      slug: tenants.slug,
    })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, members.tenantId))
    .where(
      and(
        eq(members.tenantId, tenantId),
        eq(members.id, memberId),
        eq(members.active, true),
        isNull(members.archivedAt),
      ),
    );
  if (!member) return;
  const { email: recipient, ...to } = member;
  const mail = supportMail('member', { ...to, path: `/support/${thread.id}`, subject, name: operator.name });
  const order = { key: `support:${newId()}`, memberId, recipient, expiresAt: new Date(now.getTime() + DAY_MS) };
  await orderMail({ tenantId, tx, now }, { ...order, ...mail });
  await changeThread(tx, thread, { memberMailedAt: now });
}
