import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { webhookDeliveries, webhookEndpoints } from '@/db/schema/webhooks';
import { DAY_MS } from '../durations';
import type { ClaimedDelivery } from './claim-delivery';
import { mostAttempts } from './next-attempt';
import { raiseWebhookNotice } from './raise-webhook-notice';
import { type DeliveryError, FAILING_DAYS } from './values';
import { withdrawWaiting } from './withdraw-waiting';

export type Answer = { tookMs: number } & (
  | { status: number; text: string; error?: undefined }
  | { status?: undefined; text?: undefined; error: DeliveryError }
);

/** By this status a receiver says that it wants nothing any more. */
const GONE = 410;

/**
 * Notes what came of an attempt. After the last one it is given up, and admins have a notice. An address that has taken nothing for
 * days, or says that it is gone, is switched off, with a notice too.
 */
export async function noteAnswer(tx: Transaction, { delivery, endpoint, now }: ClaimedDelivery, answer: Answer) {
  const { tenantId, id, attempts, kind } = delivery;
  const ofEndpoint = and(eq(webhookEndpoints.tenantId, tenantId), eq(webhookEndpoints.id, endpoint.id));
  const [current] = await tx
    .select({ url: webhookEndpoints.url, active: webhookEndpoints.active, failingSince: webhookEndpoints.failingSince })
    .from(webhookEndpoints)
    .where(ofEndpoint)
    .for('no key update');
  // Deleted meanwhile, and its log with it.
  if (!current) return;
  const taken = answer.status !== undefined && answer.status >= 200 && answer.status < 300;
  const isLast = attempts >= mostAttempts(kind);
  await tx
    .update(webhookDeliveries)
    .set({
      tookMs: answer.tookMs,
      responseStatus: answer.status ?? null,
      responseText: answer.text ?? null,
      error: answer.error ?? null,
      ...(taken && { endedAt: now, outcome: 'taken' as const }),
      ...(!taken && isLast && { endedAt: now, outcome: 'given_up' as const }),
    })
    .where(and(eq(webhookDeliveries.tenantId, tenantId), eq(webhookDeliveries.id, id)));
  if (taken) {
    if (current.failingSince) await tx.update(webhookEndpoints).set({ failingSince: null }).where(ofEndpoint);
    return;
  }
  // Nobody has to be told that a test of their own failed.
  if (kind === 'webhook.test' || !current.active) return;
  const failingSince = current.failingSince ?? now;
  const isLong = now.getTime() - failingSince.getTime() >= FAILING_DAYS * DAY_MS;
  // What one address answers says nothing of the one that came in its place meanwhile.
  const isCurrent = current.url === endpoint.url;
  const isOver = isCurrent && (answer.status === GONE || isLong);
  if (isCurrent)
    await tx
      .update(webhookEndpoints)
      .set({ failingSince, ...(isOver && { active: false }) })
      .where(ofEndpoint);
  if (isOver) await withdrawWaiting(tx, { tenantId, endpointId: endpoint.id, now });
  if (isOver || isLast)
    await raiseWebhookNotice(tx, { kind: isOver ? 'webhook_off' : 'webhook_failed', endpoint, now });
}
