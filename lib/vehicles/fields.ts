import type { RecordFields } from '../records/record-field';
import type { VehicleInput } from './input';

/** Form fields that describe the edit, not the vehicle. */
type Asked = 'vinConfirmed' | 'odometerReason';

/** Every field of a vehicle that people fill in, in the order used by its history. To add one, see docs/add-a-field.md. */
export const VEHICLE_FIELDS = {
  classId: { label: 'vehicles.class', type: 'record' },
  make: { label: 'vehicles.make', type: 'text', required: true, searched: 'name' },
  model: { label: 'vehicles.model', type: 'text', required: true, searched: 'name' },
  year: { label: 'vehicles.year', type: 'whole', required: true, searched: 'alone' },
  plate: { label: 'vehicles.plate', type: 'text', required: true, searched: 'alone' },
  vin: { label: 'vehicles.vin', type: 'text', searched: 'alone' },
  color: { label: 'vehicles.color', type: 'text', searched: 'alone' },
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
  purchasePriceCents: { label: 'vehicles.purchase_price', type: 'money' },
  purchasedOn: { label: 'vehicles.purchased_on', type: 'date' },
} as const satisfies RecordFields<Omit<VehicleInput, Asked>>;

export type VehicleField = keyof typeof VEHICLE_FIELDS;
