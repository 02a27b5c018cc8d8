import 'server-only';
import { and, asc, eq, isNull, lte, not, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { log } from '../log';
import type { DeliveryName } from './claim-delivery';
import { sendDelivery } from './send-delivery';
import { webhookGuard } from './webhook-guard';

const PAGE = 500;
/** So many of a company's come before it is the next one's turn. */
const EACH = 20;

/**
 * Sends the events whose time has come, of companies that are not suspended, several at once. Companies take turns, and of each the
 * longest waiting come first. One that fails does not hold up the others.
 */
export async function sendWaitingDeliveries(guard = webhookGuard()): Promise<void> {
  const tried: string[] = [];
  for (;;) {
    const waiting = await waitingDeliveries(tried);
    if (waiting.length === 0) return;
    tried.push(...waiting.map(({ id }) => id));
    const send = ({ tenantId, id }: DeliveryName) =>
      sendDelivery({ tenantId, id }, guard).catch((error: unknown) =>
        log.warn({ err: error, tenantId, id }, 'an event could not be sent'),
      );
    await Promise.all(waiting.map(send));
  }
}

/** The next ones beside those that were tried, whether or not they could be sent. */
function waitingDeliveries(tried: readonly string[]): Promise<DeliveryName[]> {
  const { tenantId, id, nextAt, endedAt } = webhookDeliveries;
  const untried = not(sql`${id} = any(${sql.param(tried)}::uuid[])`);
  return withPlatform(async (tx) => {
    const due = tx
      .select({
        tenantId,
        id,
        turn: sql<number>`row_number() over (partition by ${tenantId} order by ${nextAt}, ${id})`.as('turn'),
      })
      .from(webhookDeliveries)
      .innerJoin(tenants, eq(tenants.id, tenantId))
      .where(and(isNull(endedAt), lte(nextAt, sql`now()`), eq(tenants.status, 'active'), untried))
      .as('due');
    return tx
      .select({ tenantId: due.tenantId, id: due.id })
      .from(due)
      .where(lte(due.turn, EACH))
      .orderBy(asc(due.turn), asc(due.id))
      .limit(PAGE);
  });
}
