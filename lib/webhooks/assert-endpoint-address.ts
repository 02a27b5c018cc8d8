import 'server-only';
import { isIP } from 'node:net';
import { AppError } from '../errors';
import { allowedUrl } from '../storage/allowed-url';
import { webhookGuard } from './webhook-guard';

/**
 * Refuses an address that events are never sent to, as far as can be told without a lookup. It needs a name. Throws `webhook_address_refused`
 * at its field.
 */
export function assertEndpointAddress(address: string): void {
  try {
    const { hostname } = allowedUrl(address, webhookGuard());
    if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0) throw new AppError('url_refused');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('webhook_address_refused', { fields: { url: 'webhook_address_refused' } });
  }
}
