import 'server-only';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { mailOrders } from '@/db/schema/mail';
import { members } from '@/db/schema/members';
import { payments } from '@/db/schema/payments';
import { quotes } from '@/db/schema/quotes';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { tenants } from '@/db/schema/tenants';
import { newId } from '../id';
import { isInvoiceWanted } from './is-invoice-wanted';
import { isReportWanted } from './is-report-wanted';
import { nextTry } from './next-try';
import { isPlatformLetter } from './platform-letters';

export interface MailName {
  tenantId: string;
  id: string;
}

export type ClaimedMail = typeof mailOrders.$inferSelect;

/**
 * Takes a mail whose time has come, so that no other server sends it meanwhile, and notes when it is tried again. Null if
 * another server has it, nobody wants it any more, or it is given up. Null, too, for a suspended company's own mails.
 */
export async function claimMail(tx: Transaction, { tenantId, id }: MailName): Promise<ClaimedMail | null> {
  const [row] = await tx
    .select({ mail: mailOrders, now: sql<string>`now()` })
    .from(mailOrders)
    .where(
      and(
        eq(mailOrders.tenantId, tenantId),
        eq(mailOrders.id, id),
        isNull(mailOrders.endedAt),
        lte(mailOrders.nextAt, sql`now()`),
      ),
    )
    .for('update', { skipLocked: true });
  // Looked up after the lock, because a distributed database can't lock a join.
  if (!row) return null;
  const { mail } = row;
  if (!isPlatformLetter(mail.key) && (await isSuspended(tx, tenantId))) return null;
  const now = new Date(row.now);
  if (!(await isWanted(tx, mail))) {
    await endMail(tx, mail, 'withdrawn');
    return null;
  }
  if (mail.expiresAt <= now) {
    await giveUp(tx, mail);
    return null;
  }
  const attempts = mail.attempts + 1;
  await tx
    .update(mailOrders)
    .set({ attempts, nextAt: nextTry(attempts, now) })
    .where(and(eq(mailOrders.tenantId, tenantId), eq(mailOrders.id, id)));
  return mail;
}

async function isSuspended(tx: Transaction, tenantId: string): Promise<boolean> {
  const [tenant] = await tx.select({ status: tenants.status }).from(tenants).where(eq(tenants.id, tenantId));
  return tenant?.status === 'suspended';
}

export async function endMail(tx: Transaction, { tenantId, id }: MailName, outcome: ClaimedMail['outcome']) {
  await tx
    .update(mailOrders)
    .set({ outcome, endedAt: sql`now()` })
    .where(and(eq(mailOrders.tenantId, tenantId), eq(mailOrders.id, id)));
}

/**
 * A voucher is wanted while its reservation stands, a quote until it is taken, and an invoice until its return is reopened. An
 * agreement is wanted unless its hand-over is cancelled, and a receipt unless its payment is voided. A letter is wanted while its member is there, a daily mail while they also ask
 * for it. So is a mail about a report, as long as that member may see reports. A question waits for an operator in any case.
 */
async function isWanted(
  tx: Transaction,
  { tenantId, key, memberId, reservationId, quoteId, rentalId, invoiceId, paymentId }: ClaimedMail,
): Promise<boolean> {
  if (reservationId !== null) {
    const [found] = await tx
      .select({ status: reservations.status })
      .from(reservations)
      .where(and(eq(reservations.tenantId, tenantId), eq(reservations.id, reservationId)));
    return found?.status === 'confirmed';
  }
  if (quoteId !== null) {
    const [found] = await tx
      .select({ takenBy: quotes.reservationId })
      .from(quotes)
      .where(and(eq(quotes.tenantId, tenantId), eq(quotes.id, quoteId)));
    return found?.takenBy === null;
  }
  if (rentalId !== null && invoiceId === null) {
    const [found] = await tx
      .select({ status: rentals.status })
      .from(rentals)
      .where(and(eq(rentals.tenantId, tenantId), eq(rentals.id, rentalId)));
    return found !== undefined && found.status !== 'cancelled';
  }
  if (rentalId !== null) return isInvoiceWanted(tx, { tenantId, rentalId, invoiceId });
  if (paymentId !== null) {
    const [found] = await tx
      .select({ voidedAt: payments.voidedAt })
      .from(payments)
      .where(and(eq(payments.tenantId, tenantId), eq(payments.id, paymentId)));
    return found?.voidedAt === null;
  }
  // What was issued never changes, so it is wanted as long as it waits.
  if (invoiceId !== null) return true;
  if (key.startsWith('report:')) return isReportWanted(tx, { tenantId, memberId, mailingId: key.split(':')[1] ?? '' });
  if (key.startsWith('question:')) return true;
  const [member] = await tx
    .select({ dailyMail: members.dailyMail })
    .from(members)
    .where(
      and(
        eq(members.tenantId, tenantId),
        eq(members.id, memberId),
        eq(members.active, true),
        isNull(members.archivedAt),
      ),
    );
  return member !== undefined && (member.dailyMail || !key.startsWith('day:'));
}

/** Whoever has sent a paper or a quote is told that it did not go. Of a day that is over, nobody needs to hear. */
async function giveUp(tx: Transaction, mail: ClaimedMail): Promise<void> {
  const { tenantId, id, memberId } = mail;
  await endMail(tx, mail, 'given_up');
  const told = failure(mail);
  if (!told) return;
  await tx
    .insert(notices)
    .values({ tenantId, id: newId(), memberId, subject: `mail_failed:${id}`, ...told })
    .onConflictDoNothing();
}

function failure({
  reservationId,
  quoteId,
  rentalId,
  invoiceId,
  paymentId,
  recipient,
}: ClaimedMail): Pick<typeof notices.$inferInsert, 'kind' | 'params' | 'href'> | null {
  if (quoteId !== null)
    return { kind: 'quote_mail_failed', params: { quoteId, recipient }, href: `/quotes/${quoteId}` };
  if (rentalId !== null && invoiceId === null)
    return { kind: 'agreement_mail_failed', params: { rentalId, recipient }, href: `/rentals/${rentalId}` };
  if (rentalId !== null)
    return { kind: 'invoice_mail_failed', params: { rentalId, recipient }, href: `/rentals/${rentalId}` };
  if (paymentId !== null)
    return { kind: 'receipt_mail_failed', params: { paymentId, recipient }, href: '/payments?tab=recent' };
  if (invoiceId !== null)
    return { kind: 'bill_mail_failed', params: { invoiceId, recipient }, href: `/invoices/${invoiceId}` };
  if (reservationId === null) return null;
  return { kind: 'mail_failed', params: { reservationId, recipient }, href: `/reservations/${reservationId}` };
}
