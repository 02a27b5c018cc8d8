import 'server-only';
import { withTenant } from '@/db/client';
import { AppError } from '../errors';
import { inTurn } from '../storage/in-turn';
import type { RemoteGuard } from '../storage/remote-guard';
import { type ClaimedDelivery, claimDelivery, type DeliveryName } from './claim-delivery';
import { openSecret } from './endpoint-secret';
import { type Answer, noteAnswer } from './note-answer';
import { postMessage } from './post-message';
import { signMessage } from './sign-message';
import { DELIVERY_ERRORS } from './values';
import { webhookGuard } from './webhook-guard';

/** So that a company's addresses that never answer hold up neither this server nor the events of others. */
const inCompanysTurn = inTurn({ width: 20, each: 4, queue: 100, bytes: 0 });

/** Events that are being sent by this server, by the ids of their deliveries. */
const sending = new Map<string, Promise<void>>();

/**
 * Sends an ordered event to its address if its time has come. If it fails, the job `send-webhooks` tries again later. A server
 * that ends between sending and noting it sends it a second time, with the same id. Throws `too_many_requests` where the company has
 * too many waiting: the job sends them too. Must not be called inside a transaction.
 */
export function sendDelivery(name: DeliveryName, guard = webhookGuard()): Promise<void> {
  const underway = sending.get(name.id);
  if (underway) return underway;
  const task = { tenantId: name.tenantId, bytes: 0 };
  const sent = inCompanysTurn(task, () => send(name, guard)).finally(() => sending.delete(name.id));
  sending.set(name.id, sent);
  return sent;
}

async function send(name: DeliveryName, guard: RemoteGuard): Promise<void> {
  const claimed = await withTenant(name.tenantId, (tx) => claimDelivery(tx, name));
  if (!claimed) return;
  const answer = await ask(claimed, guard);
  await withTenant(name.tenantId, (tx) => noteAnswer(tx, claimed, answer));
}

async function ask({ delivery, endpoint, now }: ClaimedDelivery, guard: RemoteGuard): Promise<Answer> {
  const current = openSecret(endpoint.id, endpoint.secret);
  if (current === null) return { error: 'secret_lost', tookMs: 0 };
  const overlapping = endpoint.formerSecret !== null && endpoint.formerUntil !== null && endpoint.formerUntil > now;
  const former = overlapping ? openSecret(endpoint.id, endpoint.formerSecret ?? '') : null;
  const body = JSON.stringify(delivery.payload);
  const signed = { id: delivery.eventId, timestamp: Math.floor(now.getTime() / 1000), body };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Wout-Webhooks/1',
    ...signMessage(signed, former ? [current, former] : [current]),
  };
  const began = performance.now();
  const tookMs = () => Math.round(performance.now() - began);
  try {
    const { status, text } = await postMessage(endpoint.url, { headers, body }, guard);
    return { status, text, tookMs: tookMs() };
  } catch (error) {
    const code = error instanceof AppError ? DELIVERY_ERRORS.find((one) => one === error.code) : undefined;
    if (!code) throw error;
    return { error: code, tookMs: tookMs() };
  }
}
