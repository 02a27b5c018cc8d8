import type { EventData } from './event-data';
import type { WebhookKind } from './values';

interface Event<Kind extends WebhookKind> {
  id: string;
  tenantId: string;
  kind: Kind;
  /** When it happened. */
  at: Date;
}

/** The message that tells an event, with instants in UTC: `{"id", "type", "timestamp", "companyId", "data"}`. */
export function eventPayload<Kind extends WebhookKind>(
  { id, tenantId, kind, at }: Event<Kind>,
  data: EventData[Kind],
): Record<string, unknown> {
  const told = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return { id, type: kind, timestamp: at.toISOString(), companyId: tenantId, data: Object.fromEntries(told) };
}
