import 'server-only';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { tenants } from '@/db/schema/tenants';
import { log } from '../log';
import { PLATFORM_LETTERS } from './platform-letters';
import { sendOrdered } from './send-ordered';

const AT_ONCE = 100;

interface Waiting {
  tenantId: string;
  id: string;
  nextAt: string;
}

/**
 * Sends the mails whose time has come: of companies that are not suspended, and the platform's to all. One after another, the longest waiting
 * first; one that fails does not hold up the others.
 */
export async function sendWaiting(): Promise<void> {
  let last: Waiting | undefined;
  do {
    const waiting = await waitingMails(last);
    for (const { tenantId, id } of waiting) {
      try {
        await sendOrdered({ tenantId, id });
      } catch (error) {
        log.warn({ err: error, tenantId, id }, 'a mail could not be sent');
      }
    }
    last = waiting.at(-1);
  } while (last);
}

/** The next ones after `last`, whether or not the earlier ones could be sent. */
function waitingMails(last: Waiting | undefined): Promise<Waiting[]> {
  const next = last && sql`(${mailOrders.nextAt}, ${mailOrders.id}) > (${last.nextAt}::timestamptz, ${last.id})`;
  return withPlatform((tx) =>
    tx
      .select({ tenantId: mailOrders.tenantId, id: mailOrders.id, nextAt: sql<string>`${mailOrders.nextAt}::text` })
      .from(mailOrders)
      .innerJoin(tenants, eq(tenants.id, mailOrders.tenantId))
      .where(
        and(
          isNull(mailOrders.endedAt),
          lte(mailOrders.nextAt, sql`now()`),
          or(eq(tenants.status, 'active'), sql`${mailOrders.key} ~ ${PLATFORM_LETTERS}`),
          next,
        ),
      )
      .orderBy(asc(mailOrders.nextAt), asc(mailOrders.id))
      .limit(AT_ONCE),
  );
}
