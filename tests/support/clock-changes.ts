/** The zones of a company that have nights on which clocks change, at two in the morning. */
const ZONES = ['America/Port-au-Prince', 'America/New_York'];

/** Both nights of a year: the local day on which the clocks change, and its hours. */
const NIGHTS = [
  { day: '2026-03-08', twoDaysBefore: '2026-03-06', dayBefore: '2026-03-07', dayAfter: '2026-03-09', hours: 23 },
  { day: '2026-11-01', twoDaysBefore: '2026-10-30', dayBefore: '2026-10-31', dayAfter: '2026-11-02', hours: 25 },
];

/** Each night in each zone, with a name for tests. */
export const CLOCK_CHANGES = ZONES.flatMap((timeZone) =>
  NIGHTS.map((night) => [`${night.day} in ${timeZone}`, { ...night, timeZone }] as const),
);
