import type { RecordFields } from '../records/record-field';
import type { VehicleInput } from './input';

/** What a form asks beside the vehicle's own fields: about the edit, not about the vehicle. */
type Asked = 'vinConfirmed' | 'odometerReason';

/** All that people say of a vehicle, in the order in which its history names it. How to add one: docs/add-a-field.md. */
export const VEHICLE_FIELDS = {
  classId: { label: 'vehicles.class', type: 'record' },
  make: { label: 'vehicles.make', type: 'text', required: true, searched: 'name' },
  model: { label: 'vehicles.model', type: 'text', required: true, searched: 'name' },
  year: { label: 'vehicles.year', type: 'whole', required: true, searched: 'mark' },
  plate: { label: 'vehicles.plate', type: 'text', required: true, searched: 'mark' },
  vin: { label: 'vehicles.vin', type: 'text', searched: 'mark' },
  color: { label: 'vehicles.color', type: 'text', searched: 'mark' },
  seats: { label: 'vehicles.seats', type: 'whole', required: true, starts: '5' },
  fuelType: {
    label: 'vehicles.fuel_type',
    type: 'choice',
    required: true,
    starts: 'gasoline',
    choices: {
      gasoline: 'vehicles.gasoline',
      diesel: 'vehicles.diesel',
      electric: 'vehicles.electric',
      hybrid: 'vehicles.hybrid',
    },
  },
  transmission: {
    label: 'vehicles.transmission',
    type: 'choice',
    required: true,
    starts: 'automatic',
    choices: { automatic: 'vehicles.automatic', manual: 'vehicles.manual' },
  },
  dailyRateCents: { label: 'vehicles.rate', type: 'money', required: true },
  weeklyRateCents: { label: 'vehicles.weekly_rate', type: 'money' },
  monthlyRateCents: { label: 'vehicles.monthly_rate', type: 'money' },
  serviceStatus: {
    label: 'vehicles.service_status',
    type: 'choice',
    starts: 'in_service',
    choices: {
      in_service: 'status.in_service',
      maintenance: 'status.maintenance',
      inactive: 'status.inactive',
    },
  },
  features: { label: 'vehicles.features', type: 'list' },
  notes: { label: 'common.notes', type: 'text' },
  odometerKm: { label: 'vehicles.mileage', type: 'whole', required: true },
  condition: {
    label: 'vehicles.condition',
    type: 'choice',
    starts: 'good',
    choices: {
      excellent: 'vehicles.excellent',
      good: 'vehicles.good',
      fair: 'vehicles.fair',
      poor: 'vehicles.poor',
    },
  },
  insuranceProvider: { label: 'vehicles.insurance_provider', type: 'text' },
  policyNumber: { label: 'vehicles.policy_number', type: 'text' },
  insuranceExpiresOn: { label: 'vehicles.insurance_expires', type: 'date' },
  registrationExpiresOn: { label: 'vehicles.registration_expires', type: 'date' },
} as const satisfies RecordFields<Omit<VehicleInput, Asked>>;

export type VehicleField = keyof typeof VEHICLE_FIELDS;
