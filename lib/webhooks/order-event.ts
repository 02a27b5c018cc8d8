import 'server-only';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { webhookDeliveries, webhookEndpoints } from '@/db/schema/webhooks';
import { newId } from '../id';
import type { EventData } from './event-data';
import { eventPayload } from './event-payload';
import { sendDelivery } from './send-delivery';
import type { WebhookEvent } from './values';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  now: Date;
  afterCommit: (work: () => Promise<void>) => void;
}

/**
 * Orders an event for each address that has asked for it, in the transaction of what it tells. So it is neither lost nor sent of
 * what was rolled back. It is sent after the commit, or by the job `send-webhooks`.
 */
export async function orderEvent<Event extends WebhookEvent>(
  { tenantId, tx, now, afterCommit }: CompanyAt,
  event: Event,
  data: EventData[Event],
): Promise<void> {
  // Locked, so that none is deleted before this transaction ends.
  const asked = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.tenantId, tenantId),
        eq(webhookEndpoints.active, true),
        arrayContains(webhookEndpoints.events, [event]),
      ),
    )
    .orderBy(asc(webhookEndpoints.id))
    .for('key share');
  if (asked.length === 0) return;
  const eventId = newId();
  const payload = eventPayload({ id: eventId, tenantId, kind: event, at: now }, data);
  const rows = asked.map(({ id: endpointId }) => ({
    ...{ tenantId, id: newId(), endpointId, eventId, kind: event, key: eventId, payload },
    nextAt: now,
    createdAt: now,
  }));
  await tx.insert(webhookDeliveries).values(rows);
  for (const { id } of rows) afterCommit(() => sendDelivery({ tenantId, id }));
}
