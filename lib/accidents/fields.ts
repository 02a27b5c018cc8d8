import type { RecordFields } from '../records/record-field';
import type { AccidentInput } from './input';

/** Every field of an accident report that people fill in. */
export const ACCIDENT_FIELDS = {
  vehicleId: { label: 'vehicles.title', type: 'record', required: true },
  happenedAt: { label: 'accidents.happened_at', type: 'time', required: true },
  place: { label: 'accidents.place', type: 'text', required: true, searched: 'alone' },
  description: { label: 'accidents.description', type: 'text', required: true, searched: 'alone' },
  otherParty: { label: 'accidents.other_party', type: 'text', searched: 'alone' },
  policeReport: { label: 'accidents.police_report', type: 'text', searched: 'alone' },
} as const satisfies RecordFields<AccidentInput>;
