import 'server-only';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { log } from '../log';
import { sendDelivery } from './send-delivery';
import { webhookGuard } from './webhook-guard';

const PAGE = 100;
/** So that a few addresses that never answer do not hold up all others. */
const AT_ONCE = 10;

interface Waiting {
  tenantId: string;
  id: string;
  nextAt: string;
}

/**
 * Sends the events whose time has come, of companies that are not suspended, the longest waiting first and several at once. One
 * that fails does not hold up the others.
 */
export async function sendWaitingDeliveries(guard = webhookGuard()): Promise<void> {
  let last: Waiting | undefined;
  do {
    const waiting = await waitingDeliveries(last);
    const left = [...waiting];
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { tenantId, id } = next;
        await sendDelivery({ tenantId, id }, guard).catch((error: unknown) =>
          log.warn({ err: error, tenantId, id }, 'an event could not be sent'),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    last = waiting.at(-1);
  } while (last);
}

/** The next ones after `last`, whether or not the earlier ones could be sent. */
function waitingDeliveries(last: Waiting | undefined): Promise<Waiting[]> {
  const { tenantId, id, nextAt, endedAt } = webhookDeliveries;
  const next = last && sql`(${nextAt}, ${id}) > (${last.nextAt}::timestamptz, ${last.id})`;
  return withPlatform((tx) =>
    tx
      .select({ tenantId, id, nextAt: sql<string>`${nextAt}::text` })
      .from(webhookDeliveries)
      .innerJoin(tenants, eq(tenants.id, tenantId))
      .where(and(isNull(endedAt), lte(nextAt, sql`now()`), eq(tenants.status, 'active'), next))
      .orderBy(asc(nextAt), asc(id))
      .limit(PAGE),
  );
}
