import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { officeTime, openDay } from './office-time';
import type { Chance } from './random';
import type { DemoStory, PlannedBooking } from './story';

export interface PlannedReservation extends Omit<PlannedBooking, 'in' | 'days' | 'customer'> {
  customer: number;
  from: Date;
  until: Date;
}

interface Hold {
  vehicle: number;
  from: Date;
  until: Date;
}

/** A company's reservations, each in office hours, and a day later as often as its vehicle is still taken. */
export function planReservations(
  luck: Chance,
  at: { story: DemoStory; running: readonly { vehicle: number; out: Date; due: Date }[]; now: Date },
): PlannedReservation[] {
  const { story, running, now } = at;
  const holds: Hold[] = running.map(({ vehicle, out, due }) => ({ vehicle, from: out, until: due }));
  const broken = running.find(({ vehicle }) => vehicle === story.swap?.broken);
  if (broken && story.swap) holds.push({ vehicle: story.swap.given, from: broken.out, until: broken.due });
  const planned = story.reservations
    .toSorted((a, b) => a.in - b.in)
    .map(({ in: hours, days, ...booking }) => {
      const place = { vehicle: booking.vehicle, ...period(now.getTime() + hours * HOUR_MS, days, hours < 0 ? -1 : 1) };
      while (booking.status === 'confirmed' && holds.some((hold) => meets(hold, place)))
        Object.assign(place, period(place.from.getTime() + DAY_MS, days, 1));
      if (booking.status === 'confirmed') holds.push(place);
      return { ...booking, ...place, customer: booking.customer ?? luck.between(0, story.bookers - 1) };
    });
  return planned;
}

function period(time: number, days: number, direction: 1 | -1): { from: Date; until: Date } {
  const from = officeTime(time, direction);
  return { from: new Date(from), until: new Date(openDay(from + days * DAY_MS)) };
}

function meets(a: Hold, b: Hold): boolean {
  return a.vehicle === b.vehicle && a.from < b.until && b.from < a.until;
}
