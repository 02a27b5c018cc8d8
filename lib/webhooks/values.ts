/** What an address can ask to hear of. */
export const WEBHOOK_EVENTS = [
  'rental.activated',
  'rental.returned',
  'rental.overdue',
  'reservation.created',
  'reservation.cancelled',
  'payment.recorded',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Every kind of event. A test is sent only when somebody asks for it. */
export const WEBHOOK_KINDS = [...WEBHOOK_EVENTS, 'webhook.test'] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** How a delivery ended. */
export const DELIVERY_OUTCOMES = ['taken', 'given_up', 'withdrawn'] as const;
export const DELIVERY_STATES = ['waiting', ...DELIVERY_OUTCOMES] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt got no answer. */
export const DELIVERY_ERRORS = ['url_refused', 'url_unreachable', 'url_too_slow', 'secret_lost'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** A company may have so many addresses. */
export const MOST_ENDPOINTS = 10;
/** How long events are signed with both secrets after a change. */
export const OVERLAP_HOURS = 24;
/** After so many days without a single event taken, an address is switched off. */
export const FAILING_DAYS = 5;
