'use server';

import { revalidatePath } from 'next/cache';
import { action } from '@/lib/server/action';
import { type TenantContext, tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';
import { addEndpoint } from '@/lib/webhooks/add-endpoint';
import { deleteEndpoint } from '@/lib/webhooks/delete-endpoint';
import { rotateSecret } from '@/lib/webhooks/rotate-secret';
import { sendAgain } from '@/lib/webhooks/send-again';
import { sendDelivery } from '@/lib/webhooks/send-delivery';
import { sendTestEvent } from '@/lib/webhooks/send-test-event';
import { switchEndpointOff, switchEndpointOn } from '@/lib/webhooks/switch-endpoint';
import { updateEndpoint } from '@/lib/webhooks/update-endpoint';
import { withSecret } from '@/lib/webhooks/with-secret';

const SHOWN_AT = '/settings/webhooks';

export const updateEndpointAction = action(updateEndpoint, SHOWN_AT);
export const switchEndpointOffAction = action(switchEndpointOff, SHOWN_AT);
export const switchEndpointOnAction = action(switchEndpointOn, SHOWN_AT);
export const deleteEndpointAction = action(deleteEndpoint, SHOWN_AT);

/** Answered once it is known what became of it, so that the log shows it. */
export async function sendTestEventAction(input: unknown, key?: string) {
  return respond(async () => andSend(await contextFor(key), (ctx) => sendTestEvent(ctx, input)));
}

export async function sendAgainAction(input: unknown, key?: string) {
  return respond(async () => andSend(await contextFor(key), (ctx) => sendAgain(ctx, input)));
}

async function andSend(ctx: TenantContext, order: (ctx: TenantContext) => Promise<{ id: string }>) {
  const { id } = await order(ctx);
  await sendDelivery({ tenantId: ctx.tenantId, id });
  revalidatePath(SHOWN_AT, 'layout');
  return { id };
}

/** With the secret, which is in this answer and in no other. */
export async function addEndpointAction(input: unknown, key?: string) {
  return respond(async () => withSecret(addEndpoint)(await contextFor(key), input));
}

export async function rotateSecretAction(input: unknown, key?: string) {
  return respond(async () => withSecret(rotateSecret)(await contextFor(key), input));
}

/** A client may send anything instead of a key. */
function contextFor(key: unknown) {
  return tenantContext(typeof key === 'string' ? key : undefined);
}
