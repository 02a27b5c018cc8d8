import type { RecordField } from '../records/record-field';
import { TICKET_FIELDS } from './fields';
import type { PlanInput } from './plan-input';

/** Every field of a maintenance plan that people fill in. */
export const PLAN_FIELDS = {
  serviceType: TICKET_FIELDS.serviceType,
  vehicleId: { label: 'vehicles.title', type: 'record' },
  classId: { label: 'vehicles.class', type: 'record' },
  everyKm: { label: 'maintenance.every_km', type: 'whole' },
  everyMonths: { label: 'maintenance.every_months', type: 'whole' },
  startsOn: { label: 'maintenance.starts_on', type: 'date', required: true },
  startsKm: { label: 'maintenance.starts_km', type: 'whole' },
  notes: { label: 'common.notes', type: 'text' },
} as const satisfies Readonly<Record<keyof PlanInput, RecordField>>;
