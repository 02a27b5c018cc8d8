import type { WebhookKind } from './values';

/** The message keys of the events' names. */
export const EVENT_TEXTS = {
  'rental.activated': 'webhooks.rental_activated',
  'rental.returned': 'webhooks.rental_returned',
  'rental.overdue': 'webhooks.rental_overdue',
  'reservation.created': 'webhooks.reservation_created',
  'reservation.cancelled': 'webhooks.reservation_cancelled',
  'payment.recorded': 'webhooks.payment_recorded',
  'webhook.test': 'webhooks.test_event',
} as const satisfies Record<WebhookKind, string>;
