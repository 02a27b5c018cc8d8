import type { Received } from './webhook-receiver';

/** The message, if one of its signatures is by this secret; written as receivers do it, with another library than the sender's. */
export async function verifyWebhook(secret: string, { headers, body }: Received): Promise<unknown> {
  const encoder = new TextEncoder();
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = encoder.encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  for (const one of String(headers['webhook-signature']).split(' ')) {
    const [version, text = ''] = one.split(',');
    const signature = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, signature, signed))) return JSON.parse(body);
  }
  throw new Error('no signature is by this secret');
}
