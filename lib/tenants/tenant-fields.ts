import type { RecordFields } from '../records/record-field';

/** What operators may change of a company. */
export const TENANT_FIELDS = {
  name: { label: 'admin.tenant_name', type: 'text', required: true },
  plan: { label: 'admin.plan', type: 'text', required: true },
} as const satisfies RecordFields<{ name: string; plan: string }>;
