import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { busyDay, hoursLeft, officeTime, openDay, seasonGap } from './office-time';
import { type PlannedReservation, planReservations } from './plan-reservations';
import { type Chance, chance } from './random';
import type { DemoStory } from './story';

const YEAR_DAYS = 365;

export interface PlannedRental {
  vehicle: number;
  customer: number;
  out: Date;
  due: Date;
  /** Null while it is out. */
  returned: Date | null;
  cancelled: boolean;
  outKm: number;
  inKm: number;
  /** Missing quarters of fuel at the return. */
  missingFuel: number;
  /** The share of what is due that has been paid, from 0 to 1. */
  paidShare: number;
}

export interface PlannedYear {
  rentals: PlannedRental[];
  reservations: PlannedReservation[];
  odometersKm: number[];
}

/**
 * A year of a company's fleet, relative to `now`. Every pickup and return is at a full or half hour while the office is open,
 * whatever the hour of `now`.
 */
export function planYear(story: DemoStory, now: Date): PlannedYear {
  const luck = chance(story.seed);
  const running = story.out.map((plan) => ({ ...plan, ...outNow(plan, now) }));
  const reservations = planReservations(luck, { story, running, now });
  const rentals: PlannedRental[] = [];
  const odometersKm: number[] = [];
  for (let vehicle = 0; vehicle < story.fleet.length; vehicle += 1) {
    let km = luck.between(18_000, 62_000);
    const last = running.find((plan) => plan.vehicle === vehicle);
    const past = pastYear(luck, {
      story,
      vehicle,
      km,
      now,
      until: freeUntil(story, { vehicle, reservations, last, now }),
    });
    rentals.push(...past);
    km = past.findLast(({ cancelled }) => !cancelled)?.inKm ?? km;
    if (last)
      rentals.push({
        ...{ vehicle, customer: last.customer, out: last.out, due: last.due, returned: null, cancelled: false },
        ...{ outKm: km, inKm: km, missingFuel: 0, paidShare: vehicle % 3 === 0 ? 1 : 0.5 },
      });
    odometersKm.push(km);
  }
  return { rentals, reservations, odometersKm };
}

function outNow({ since, due }: { since: number; due: number }, now: Date): { out: Date; due: Date } {
  return {
    out: new Date(officeTime(now.getTime() - since * HOUR_MS, -1)),
    due: new Date(officeTime(now.getTime() + due * HOUR_MS, due < 0 ? -1 : 1)),
  };
}

/** Until when a vehicle's past rentals have ended: before it went out, was booked from, or came into the garage. */
function freeUntil(
  story: DemoStory,
  at: { vehicle: number; reservations: readonly PlannedReservation[]; last: { out: Date } | undefined; now: Date },
): number {
  const ticket = story.tickets.find(({ vehicle, status }) => vehicle === at.vehicle && status === 'open');
  const booked = at.reservations.filter(({ vehicle, status }) => vehicle === at.vehicle && status === 'confirmed');
  return Math.min(
    at.now.getTime(),
    at.last?.out.getTime() ?? Infinity,
    ticket ? at.now.getTime() + ticket.startsIn * DAY_MS : Infinity,
    ...booked.map(({ from }) => from.getTime()),
  );
}

/** A vehicle's ended rentals. The last ones are as short as they must be to end in time, so that no week looks idle. */
function pastYear(
  luck: Chance,
  at: { story: DemoStory; vehicle: number; km: number; now: Date; until: number },
): PlannedRental[] {
  const { story, vehicle } = at;
  const found: PlannedRental[] = [];
  const end = at.until - luck.between(2, 20) * HOUR_MS;
  let { km } = at;
  let time = at.now.getTime() - YEAR_DAYS * DAY_MS + luck.between(0, 20) * DAY_MS;
  for (;;) {
    const room = (end - time) / DAY_MS;
    const lengths = story.days.filter((days) => days + 1 < room);
    if (lengths.length === 0) return found;
    const days = luck.pick(lengths);
    const gap = Math.min(luck.between(6, 24 * story.idleDays) * seasonGap(time), (room - days - 1) * 24);
    const out = officeTime(time + Math.max(gap, 2) * HOUR_MS);
    const planned = pastRental(luck, { story, vehicle, out, km, days });
    const back = (planned.returned ?? planned.due).getTime();
    time = Math.max(back, out + DAY_MS);
    if (back > end) continue;
    found.push(planned);
    if (!planned.cancelled) km = planned.inKm;
  }
}

function pastRental(
  luck: Chance,
  start: { story: DemoStory; vehicle: number; out: number; km: number; days: number },
): PlannedRental {
  const { story, vehicle, out, km, days } = start;
  const due = busyDay(openDay(out + days * DAY_MS), luck.between(1, 100));
  const lateHours = luck.percent(14) ? Math.min(luck.between(2, 9), hoursLeft(due)) : 0;
  const driven = Math.round(((due - out) / DAY_MS) * luck.between(35, luck.percent(12) ? 260 : 115));
  return {
    vehicle,
    customer: luck.between(0, story.customers.length - 5),
    out: new Date(out),
    due: new Date(due),
    returned: new Date(due + lateHours * HOUR_MS - luck.between(0, 2) * (HOUR_MS / 2)),
    cancelled: luck.percent(4),
    outKm: km,
    inKm: km + driven,
    missingFuel: luck.percent(15) ? luck.between(1, 2) : 0,
    paidShare: luck.percent(4) ? 0.6 : 1,
  };
}
