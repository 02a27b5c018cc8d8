import type { RecordField } from '../records/record-field';

/** A place's hours as its form has them: each day such as `08:00-17:00`, or nothing where it is closed. */
export const PLACE_HOURS_FIELDS = {
  monday: { label: 'hours.monday', type: 'text' },
  tuesday: { label: 'hours.tuesday', type: 'text' },
  wednesday: { label: 'hours.wednesday', type: 'text' },
  thursday: { label: 'hours.thursday', type: 'text' },
  friday: { label: 'hours.friday', type: 'text' },
  saturday: { label: 'hours.saturday', type: 'text' },
  sunday: { label: 'hours.sunday', type: 'text' },
  afterHours: {
    label: 'hours.after_hours',
    type: 'choice',
    starts: 'free',
    choices: { free: 'hours.after_free', fee: 'hours.after_fee', refused: 'hours.after_refused' },
  },
  feeCents: { label: 'hours.fee', type: 'money' },
} as const satisfies Readonly<Record<string, RecordField>>;

/** The days on which all places are closed: holidays by their names, and days such as `2026-12-24`. */
export const CLOSED_DAYS_FIELDS = {
  holidays: { label: 'hours.holidays', type: 'list' },
  closedDays: { label: 'hours.closed_days', type: 'list' },
} as const satisfies Readonly<Record<string, RecordField>>;
