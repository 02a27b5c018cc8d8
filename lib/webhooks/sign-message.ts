import { createHmac } from 'node:crypto';

interface Message {
  id: string;
  /** Seconds since 1970, of this attempt. */
  timestamp: number;
  body: string;
}

/**
 * The headers by which a receiver knows who has sent a message and that it is new, as the Standard Webhooks specification has
 * them. With two secrets there are two signatures, so that the receiver may change to the new one at any time.
 */
export function signMessage({ id, timestamp, body }: Message, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
