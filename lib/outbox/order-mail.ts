import 'server-only';
import type { Transaction } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { newId } from '../id';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  now: Date;
}

export interface OrderedMail {
  /** The same for the same mail, so that it is ordered only once. */
  key: string;
  memberId: string;
  /** The reservation whose voucher goes with it. */
  reservationId?: string;
  /** The quote that it tells. */
  quoteId?: string;
  /**
   * The rental whose signed agreement goes with it, or whose invoice, and that invoice. Without a rental it is a paper of
   * `lib/invoices`.
   */
  rentalId?: string;
  invoiceId?: string;
  /** The payment whose receipt goes with it. */
  paymentId?: string;
  recipient: string;
  subject: string;
  body: string;
  /** From then on nobody needs it any more. */
  expiresAt: Date;
}

/**
 * Orders a mail in the transaction of what it is about, and returns its id; null if it was ordered before. It is sent after
 * the commit, by `sendOrdered` or by the job `send-mail`. An empty body is not sent: it only says that there was nothing
 * to tell.
 */
export async function orderMail({ tenantId, tx, now }: CompanyAt, mail: OrderedMail): Promise<string | null> {
  const ended = mail.body === '' ? ({ endedAt: now, outcome: 'withdrawn' } as const) : {};
  const [ordered] = await tx
    .insert(mailOrders)
    .values({ ...mail, tenantId, id: newId(), nextAt: now, ...ended })
    .onConflictDoNothing()
    .returning({ id: mailOrders.id });
  return ordered?.id ?? null;
}
