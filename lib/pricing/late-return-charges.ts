import { MINUTE_MS } from '../durations';
import { rentalDays } from './days';
import { type PriceLine, rentCents } from './quote';
import { rentPart } from './rent-part';
import {
  freeLateMinutes,
  type LateFacts,
  lateCharge,
  lateDays,
  type MileageFacts,
  mileageCharge,
} from './return-charges';

/**
 * Late fee and extra miles of a return. They never add more than a booking of the whole time would have cost, with its
 * own allowance and its weekly or monthly rate (docs/rules.md §8). Where that is less, the late line says so, even if
 * nothing or less than nothing is left of it. `mileage.chargedDays` are the agreement's days that are charged.
 */
export function lateReturnCharges(facts: LateFacts, mileage: MileageFacts): PriceLine[] {
  const late = lateCharge(facts);
  const asLate = linesOf(late, mileageCharge({ ...mileage, chargedDays: mileage.chargedDays + lateDays(late) }));
  if (facts.returned <= facts.due) return asLate;
  const days = rentalDays(facts.out, facts.returned, facts.graceMinutes);
  const miles = mileageCharge({ ...mileage, chargedDays: days });
  const addedCents = costCents(facts, days) - costCents(facts, facts.chargedDays);
  const cutCents = sumCents(asLate) - addedCents - (miles?.amountCents ?? 0);
  return cutCents > 0 ? linesOf(bookedLine(facts, { days, addedCents, cutCents }), miles) : asLate;
}

/** The late line of a return that is charged as if the whole time had been booked. */
function bookedLine(
  { due, returned, chargedDays, perDayCents, ...grace }: LateFacts,
  { days, addedCents, cutCents }: { days: number; addedCents: number; cutCents: number },
): PriceLine {
  const minutes = Math.floor((returned.getTime() - due.getTime()) / MINUTE_MS);
  const params = {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    freeMinutes: freeLateMinutes(grace),
    chargedDays: days - chargedDays,
    days,
    cutCents,
    ...rentPart(addedCents - (days - chargedDays) * perDayCents, addedCents),
  };
  return { kind: 'late', amountCents: addedCents, sentence: { key: 'late_as_booked', params } };
}

function costCents({ rates, perDayCents, swapDayCents = 0 }: LateFacts, days: number): number {
  return rentCents(rates, days) + (swapDayCents + perDayCents) * days;
}

function linesOf(...lines: (PriceLine | null)[]): PriceLine[] {
  return lines.filter((line) => line !== null);
}

function sumCents(lines: readonly PriceLine[]): number {
  return lines.reduce((total, { amountCents }) => total + amountCents, 0);
}
