import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { moneyInput } from '@/lib/money';
import { quoteRental } from '@/lib/pricing/quote';
import type { Transaction } from '../client';
import { optionHolds, vehicleAllocations } from '../schema/allocations';
import { rentals } from '../schema/rentals';
import { reservations } from '../schema/reservations';
import type { Inserted, VehicleRow } from './insert-company';
import { numbering } from './numbering';
import { officeTime, openDay } from './office-time';
import type { PlannedReservation } from './plan-reservations';
import type { PlannedRental, PlannedYear } from './plan-year';
import type { DemoStory } from './story';

/** The settings' defaults, in cents a day. */
const OPTION_CENTS = { gps: 800, child_seat: 500, additional_driver: 1000 };

export interface ReservationAtDesk {
  id: string;
  plan: PlannedReservation;
}

/** Each rental after so many was reserved before. */
const RESERVED_EACH = 3;

/** The year's reservations. Returns those whose agreement is being written, and those that became a planned rental. */
export async function insertReservations(
  tx: Transaction,
  tenantId: string,
  at: { year: PlannedYear; story: DemoStory; made: Inserted; now: Date; place: string },
): Promise<{ atDesk: ReservationAtDesk[]; converted: Map<PlannedRental, string> }> {
  const atDesk: ReservationAtDesk[] = [];
  const converted = new Map<PlannedRental, string>();
  const units = new Map<string, number>();
  const number = numbering('V', tenantId);
  const kept = at.year.rentals.filter(({ cancelled }, index) => !cancelled && index % RESERVED_EACH === 0);
  const plans = [...at.year.reservations, ...kept.map(bookingOf)].toSorted(
    (a, b) => a.from.getTime() - b.from.getTime(),
  );
  for (const plan of plans) {
    const vehicle = at.made.vehicles[plan.vehicle];
    const customer = at.made.customers[plan.customer];
    if (!vehicle || !customer) continue;
    const id = newId();
    const closed =
      plan.status === 'confirmed'
        ? {}
        : {
            closedAt: new Date(Math.min(plan.from.getTime(), at.now.getTime())),
            closedReason: plan.status === 'cancelled' ? at.story.words.tripOff : null,
          };
    const { options = [], byClass, requests = '' }: Partial<PlannedReservation> = 'rental' in plan ? {} : plan;
    const price = priceOf(plan, vehicle);
    await tx.insert(reservations).values({
      tenantId,
      id,
      number: number.next(new Date(plan.from.getTime() - 5 * DAY_MS)),
      status: plan.status,
      customerId: customer.id,
      vehicleId: vehicle.id,
      classId: byClass ? vehicle.classId : null,
      pencilled: byClass === true,
      pickupAt: plan.from,
      dueAt: plan.until,
      dailyRateCents: vehicle.dailyRateCents,
      depositCents: vehicle.dailyRateCents * 7,
      pickupLocation: at.place,
      returnLocation: at.place,
      options,
      priceLines: price.lines,
      totalCents: price.totalCents,
      specialRequests: requests,
      createdBy: at.made.staff.agent.id,
      ...closed,
    });
    if ('rental' in plan) converted.set(plan.rental, id);
    if (plan.status !== 'confirmed') continue;
    if (plan.atDesk) atDesk.push({ id, plan });
    const period = `[${plan.from.toISOString()},${plan.until.toISOString()})`;
    await tx
      .insert(vehicleAllocations)
      .values({ tenantId, id: newId(), vehicleId: vehicle.id, kind: 'reservation', reservationId: id, period });
    for (const option of options) {
      if (option === 'additional_driver') continue;
      const unit = (units.get(option) ?? 0) + 1;
      units.set(option, unit);
      await tx.insert(optionHolds).values({ tenantId, id: newId(), option, unit, reservationId: id, period });
    }
  }
  await number.keep(tx);
  return { atDesk, converted };
}

/** The reservation that a rental was before. */
function bookingOf(rental: PlannedRental) {
  const { vehicle, customer, out, due } = rental;
  return { rental, vehicle, customer, from: out, until: due, status: 'converted' as const };
}

/** By the vehicle's own rates and the settings' default prices. */
function priceOf(plan: Pick<PlannedReservation, 'options' | 'from' | 'until'>, vehicle: VehicleRow) {
  const { options = [], from: out, until: due } = plan;
  const rates = { dailyCents: vehicle.dailyRateCents, weeklyCents: null, monthlyCents: null };
  const perDay = options.map((kind) => ({ kind, perDayCents: OPTION_CENTS[kind] }));
  return quoteRental({ out, due, graceMinutes: 60, rates, perDay, discountCents: 0, taxBasisPoints: null });
}

/** The unfinished drafts, and one for each reservation whose customer is at the desk. The reservation still holds its vehicle. */
export async function insertDrafts(
  tx: Transaction,
  tenantId: string,
  at: { story: DemoStory; made: Inserted; now: Date; atDesk: ReservationAtDesk[] },
): Promise<void> {
  const from = officeTime(at.now.getTime() + HOUR_MS);
  const left = { reservationId: null, from: new Date(from), until: new Date(openDay(from + DAY_MS)) };
  const begun = [
    ...at.story.drafts.map((draft) => ({ ...left, ...draft })),
    ...at.atDesk.map(({ id, plan }) => ({ ...plan, reservationId: id, step: 'agreement' as const })),
  ];
  for (const plan of begun) {
    const vehicle = at.made.vehicles[plan.vehicle];
    const customer = at.made.customers[plan.customer];
    if (!vehicle || !customer) continue;
    const draft = {
      customerId: customer.id,
      vehicleId: vehicle.id,
      pickupAt: instantToLocal(plan.from, 'America/Port-au-Prince'),
      dueAt: instantToLocal(plan.until, 'America/Port-au-Prince'),
      dailyRateCents: moneyInput(vehicle.dailyRateCents, 'fr'),
    };
    await tx.insert(rentals).values({
      tenantId,
      id: newId(),
      status: 'draft',
      reservationId: plan.reservationId,
      customerId: customer.id,
      vehicleId: vehicle.id,
      draft,
      draftStep: plan.step,
      createdBy: at.made.staff.agent.id,
    });
  }
}
