import { DAY_MS, HOUR_MS } from '@/lib/durations';
import type { RentalOption } from '@/lib/pricing/values';
import { hoursLeft, officeTime, openDay, seasonGap } from './office-time';
import { type Chance, chance } from './random';

const DAY = DAY_MS;
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

export interface PlannedReservation {
  vehicle: number;
  customer: number;
  from: Date;
  until: Date;
  status: 'confirmed' | 'cancelled' | 'no_show';
  /** The agreement is being written, so there is a draft of it. */
  atDesk?: true;
  options?: RentalOption[];
  /** Any vehicle of its vehicle's class was booked. */
  byClass?: true;
  requests?: string;
}

export interface PlannedYear {
  rentals: PlannedRental[];
  reservations: PlannedReservation[];
  odometersKm: number[];
}

/**
 * The end of each vehicle's year: seven are out (two of them overdue), one is in the garage, one inactive, one reserved
 * now.
 */
function lastRental(vehicle: number, now: Date): { out: Date; due: Date } | null {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  if (vehicle === 0) return { out: at(-47), due: at(1) };
  if (vehicle >= 1 && vehicle <= 5) {
    const out = officeTime(now.getTime() - (30 + vehicle * 9) * HOUR_MS, -1);
    return { out: new Date(out), due: new Date(officeTime(now.getTime() + (20 * vehicle + 6) * HOUR_MS)) };
  }
  if (vehicle === 6) return { out: at(-74), due: at(-2) };
  if (vehicle === 7) return { out: at(-110), due: at(-38) };
  return null;
}

/** A year of a fleet of twenty, relative to today, in which every status of a rental occurs. */
export function planYear(seed: number, now: Date): PlannedYear {
  const luck = chance(seed);
  const rentals: PlannedRental[] = [];
  const odometersKm: number[] = [];
  for (let vehicle = 0; vehicle < 20; vehicle += 1) {
    let km = luck.between(18_000, 62_000);
    const last = lastRental(vehicle, now);
    const end = (last?.out.getTime() ?? now.getTime()) - luck.between(8, 40) * HOUR_MS;
    let time = roundToHour(now.getTime() - YEAR_DAYS * DAY + luck.between(0, 20) * DAY);
    for (;;) {
      const gap = Math.round(luck.between(6, 24 * 11) * seasonGap(time)) * HOUR_MS;
      const out = officeTime(time + gap);
      const planned = pastRental(luck, { vehicle, out, km });
      if ((planned.returned ?? planned.due).getTime() > end) break;
      rentals.push(planned);
      if (!planned.cancelled) km = planned.inKm;
      time = (planned.returned ?? planned.due).getTime();
    }
    if (last)
      rentals.push({
        vehicle,
        customer: 40 + vehicle,
        ...last,
        returned: null,
        cancelled: false,
        outKm: km,
        inKm: km,
        missingFuel: 0,
        paidShare: vehicle % 3 === 0 ? 1 : 0.5,
      });
    odometersKm.push(km);
  }
  return { rentals, reservations: planReservations(luck, now), odometersKm };
}

function pastRental(luck: Chance, start: { vehicle: number; out: number; km: number }): PlannedRental {
  const days = luck.pick([1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9, 12]);
  const due = openDay(start.out + days * DAY);
  const lateHours = luck.percent(14) ? Math.min(luck.between(2, 9), hoursLeft(due)) : 0;
  const driven = Math.round(((due - start.out) / DAY) * luck.between(35, luck.percent(12) ? 260 : 115));
  return {
    vehicle: start.vehicle,
    customer: luck.between(0, 55),
    out: new Date(start.out),
    due: new Date(due),
    returned: new Date(due + lateHours * HOUR_MS - luck.between(0, 2) * (HOUR_MS / 4)),
    cancelled: luck.percent(4),
    outKm: start.km,
    inKm: start.km + driven,
    missingFuel: luck.percent(15) ? luck.between(1, 2) : 0,
    paidShare: luck.percent(4) ? 0.6 : 1,
  };
}

/** What some of the coming reservations ask for. */
const ASKED: Partial<PlannedReservation>[] = [
  { options: ['gps'] },
  { options: ['child_seat', 'additional_driver'], requests: 'Syèj pou yon ti moun 3 an' },
  { byClass: true },
  {},
  { byClass: true, options: ['child_seat'] },
];

function planReservations(luck: Chance, now: Date): PlannedReservation[] {
  const at = (hours: number) => new Date(roundToHour(now.getTime() + hours * HOUR_MS));
  const ahead = [12, 13, 14, 15, 16, 17].map((vehicle, index) => ({
    vehicle,
    customer: luck.between(0, 38),
    ...officePeriod(now.getTime() + (26 + index * 31) * HOUR_MS, luck.between(2, 6)),
    status: 'confirmed' as const,
    ...ASKED[index],
  }));
  const gone = [18, 19, 12, 14].map((vehicle, index) => ({
    vehicle,
    customer: luck.between(0, 38),
    from: at(-24 * (20 + index * 17)),
    until: at(-24 * (17 + index * 17)),
    status: index % 2 === 0 ? ('cancelled' as const) : ('no_show' as const),
  }));
  const running = { vehicle: 11, customer: 5, from: at(-1), until: at(70), status: 'confirmed' as const };
  // The vehicle is overdue, so this reservation is at risk.
  const atRisk = { vehicle: 6, customer: 9, from: at(5), until: at(77), status: 'confirmed' as const };
  // The customer with this reservation is at the desk or soon will be, so a draft of the agreement exists.
  const atDesk = [18, 19].map((vehicle, index) => ({
    vehicle,
    customer: 20 + index,
    from: at(1 + index),
    until: at(49 + index * 24),
    status: 'confirmed' as const,
    atDesk: true as const,
  }));
  // Its grace is over, and nobody has come yet.
  const late = { vehicle: 13, customer: 31, from: at(-5), until: at(43), status: 'confirmed' as const };
  return [...ahead, ...gone, running, atRisk, late, ...atDesk];
}

function officePeriod(from: number, days: number): { from: Date; until: Date } {
  const start = officeTime(from);
  return { from: new Date(start), until: new Date(openDay(start + days * DAY)) };
}

function roundToHour(time: number): number {
  return Math.round(time / HOUR_MS) * HOUR_MS;
}
