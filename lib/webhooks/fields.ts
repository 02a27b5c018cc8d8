import type { RecordField } from '../records/record-field';

/** What admins fill in about an address. `events` is a list of the names in `values.ts`. */
export const ENDPOINT_FIELDS = {
  url: { label: 'webhooks.url', type: 'text', required: true },
  description: { label: 'webhooks.description', type: 'text' },
  events: { label: 'webhooks.events', type: 'list' },
} as const satisfies Readonly<Record<string, RecordField>>;
