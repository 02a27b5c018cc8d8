import { localDay, shiftDay } from '../dates';
import { DAY_MS } from '../durations';
import { rentalDays } from '../pricing/days';

export interface Outing {
  rentalId: string;
  pickupAt: Date;
  /** When the vehicle came back, or for a running rental the agreed return. */
  endAt: Date;
  graceMinutes: number;
  rentCents: number;
  /** The vehicles in the order in which they went out. The first one left at the pickup. */
  legs: readonly { vehicleId: string; from: Date }[];
}

export interface RentDay {
  rentalId: string;
  vehicleId: string;
  /** The local day, `2026-11-21`. */
  on: string;
  rentCents: number;
}

/**
 * The days of a rental, each with its vehicle and its part of the rent. A rental day begins at the pickup's time of day,
 * belongs to the local day on which it begins, and to the vehicle that the customer had then. The parts add up to the
 * rent to the cent.
 */
export function rentDays(outing: Outing, timeZone: string): RentDay[] {
  const { rentalId, pickupAt, endAt, graceMinutes, rentCents, legs } = outing;
  const days = rentalDays(pickupAt, endAt, graceMinutes);
  const first = localDay(pickupAt, timeZone);
  const upTo = (day: number) => Math.round((rentCents * day) / days);
  return Array.from({ length: days }, (_, day) => {
    const begins = pickupAt.getTime() + day * DAY_MS;
    const leg = legs.findLast(({ from }) => from.getTime() <= begins) ?? legs[0];
    return {
      rentalId,
      vehicleId: leg?.vehicleId ?? '',
      on: shiftDay(first, day),
      rentCents: upTo(day + 1) - upTo(day),
    };
  });
}
