import type { RecordFields } from '../records/record-field';

/** What of a plan changes at once. */
export const PLAN_FIELDS = {
  vehicleLimit: { label: 'plans.vehicle_limit', type: 'whole' },
  memberLimit: { label: 'plans.member_limit', type: 'whole' },
} as const satisfies RecordFields<{ vehicleLimit: number | null; memberLimit: number | null }>;

/** A plan's price that is planned, or its present one without a day. */
export const PRICE_FIELDS = {
  monthlyPriceCents: { label: 'plans.price', type: 'money', required: true },
  fromDay: { label: 'plans.from_day', type: 'date' },
} as const satisfies RecordFields<{ monthlyPriceCents: number; fromDay: string | null }>;
