import type { RecordFields } from '../records/record-field';
import type { PlanLimits } from './values';

/** What of a plan changes at once. */
export const PLAN_FIELDS = {
  vehicleLimit: { label: 'plans.vehicle_limit', type: 'whole' },
  memberLimit: { label: 'plans.member_limit', type: 'whole' },
  calendarFeeds: { label: 'plans.calendar_feeds', type: 'flag' },
  reportMails: { label: 'plans.report_mails', type: 'flag' },
  programAccess: { label: 'plans.program_access', type: 'flag' },
} as const satisfies RecordFields<PlanLimits>;

/** A plan's price that is planned, or its present one without a day. */
export const PRICE_FIELDS = {
  monthlyPriceCents: { label: 'plans.price', type: 'money', required: true },
  fromDay: { label: 'plans.from_day', type: 'date' },
} as const satisfies RecordFields<{ monthlyPriceCents: number; fromDay: string | null }>;
