import type { RecordField } from '../records/record-field';

/** The company's time to prepare a vehicle between two customers, which is changed alone. */
export const TURNAROUND_FIELDS = {
  turnaroundMinutes: { label: 'rates.turnaround_minutes', type: 'whole', required: true },
} as const satisfies Readonly<Record<string, RecordField>>;
