import type { BusinessHours, DayHours } from '@/lib/hours/values';

const OFFICE: DayHours = { opens: '08:00', closes: '17:00' };
const WEEK = {
  ...{ monday: OFFICE, tuesday: OFFICE, wednesday: OFFICE, thursday: OFFICE, friday: OFFICE },
  saturday: { opens: '08:00', closes: '13:00' },
};

/**
 * The hours of a demo company. Outside them everything is possible at no charge, so that the demo can be tried at any
 * time. Where `feeCents` is given, its last place asks for that fee.
 */
export function demoHours(locations: readonly string[], feeCents: number): BusinessHours {
  const place = locations.at(-1);
  return {
    places: {
      '': { week: WEEK, afterHours: 'free', feeCents: 0 },
      ...(place && feeCents > 0 && { [place]: { week: WEEK, afterHours: 'fee', feeCents } }),
    },
    holidays: ['independence', 'ancestors', 'mardi_gras', 'good_friday', 'labour', 'flag', 'vertieres', 'christmas'],
    closedDays: [],
  };
}
