import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { supportThreads } from '@/db/schema/support';
import { DAY_MS } from '../durations';
import { DEFAULT_LOCALE, isLocale } from '../i18n/locales';
import { newId } from '../id';
import { orderMail } from '../outbox/order-mail';
import { sendOrdered } from '../outbox/send-ordered';
import type { WriteContext } from '../server/command';
import { isMailDue } from './is-mail-due';
import { supportMail } from './support-mail';

type Thread = typeof supportThreads.$inferSelect;

/**
 * Mails the operator whose thread it is that a member has written, as a link. Nobody is mailed while nobody has taken it.
 * The company's role can't read operators, so a function of the database answers that one question.
 */
export async function mailOperator(ctx: WriteContext, thread: Thread): Promise<void> {
  if (thread.operatorId === null || !isMailDue(thread.operatorMailedAt, ctx.now)) return;
  const [operator] = await ctx.tx.execute<{ email: string; locale: string | null }>(
    sql`select email, locale from wout_support_contact(${thread.operatorId})`,
  );
  if (!operator) return;
  const { tenantId, now } = ctx;
  const locale = isLocale(operator.locale) ? operator.locale : DEFAULT_LOCALE;
  const to = { slug: 'admin', path: `/admin/support/${thread.id}`, locale };
  const id = await orderMail(ctx, {
    key: `question:${newId()}`,
    memberId: ctx.member.id,
    recipient: operator.email,
    ...supportMail('operator', { ...to, subject: thread.subject, name: ctx.member.name, company: ctx.tenant.name }),
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  await ctx.tx
    .update(supportThreads)
    .set({ operatorMailedAt: now })
    .where(and(eq(supportThreads.tenantId, tenantId), eq(supportThreads.id, thread.id)));
  if (id) ctx.afterCommit(() => sendOrdered({ tenantId, id }));
}
