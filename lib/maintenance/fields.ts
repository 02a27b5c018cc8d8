import type { RecordField, RecordFields } from '../records/record-field';
import type { TicketInput, VendorInput } from './input';

/** Every field of a ticket that people fill in. Times are a company's local ones, `2026-11-21T16:00`. */
export const TICKET_FIELDS = {
  serviceType: {
    label: 'maintenance.service_type',
    type: 'choice',
    required: true,
    starts: '',
    choices: {
      oil_change: 'maintenance.oil_change',
      tire_rotation: 'maintenance.tire_rotation',
      brake_service: 'maintenance.brake_service',
      battery: 'maintenance.battery',
      engine: 'maintenance.engine',
      transmission: 'maintenance.transmission',
      suspension: 'maintenance.suspension',
      cooling_system: 'maintenance.cooling_system',
      body_repair: 'maintenance.body_repair',
      inspection: 'maintenance.inspection',
      cleaning: 'maintenance.cleaning',
      accident_repair: 'maintenance.accident_repair',
      other: 'maintenance.other',
    },
  },
  resultingStatus: {
    label: 'maintenance.resulting_status',
    type: 'choice',
    starts: 'maintenance',
    choices: { maintenance: 'status.maintenance', inactive: 'status.inactive' },
  },
  vendorName: { label: 'maintenance.vendor', type: 'text' },
  shopName: { label: 'maintenance.shop_name', type: 'text' },
  odometerKm: { label: 'maintenance.odometer', type: 'whole' },
  costCents: { label: 'maintenance.cost', type: 'money' },
  startedAt: { label: 'maintenance.started_at', type: 'time' },
  expectedReadyAt: { label: 'maintenance.expected_ready', type: 'time' },
  notes: { label: 'common.notes', type: 'text' },
} as const satisfies Readonly<Record<keyof TicketInput, RecordField>>;

export const VENDOR_FIELDS = {
  name: { label: 'maintenance.vendor', type: 'text', required: true },
  phone: { label: 'maintenance.vendor_phone', type: 'phone' },
} as const satisfies RecordFields<VendorInput>;
