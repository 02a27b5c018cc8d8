import 'server-only';
import { webhookEndpoints } from '@/db/schema/webhooks';

/** What is shown of an address. Secrets are not. */
export const endpointColumns = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  description: webhookEndpoints.description,
  events: webhookEndpoints.events,
  active: webhookEndpoints.active,
  failingSince: webhookEndpoints.failingSince,
  formerUntil: webhookEndpoints.formerUntil,
  createdAt: webhookEndpoints.createdAt,
};
