import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { moneyInput } from '@/lib/money';
import { quoteRental } from '@/lib/pricing/quote';
import type { Transaction } from '../client';
import { optionHolds, vehicleAllocations } from '../schema/allocations';
import { maintenanceTickets } from '../schema/maintenance';
import { rentals } from '../schema/rentals';
import { reservations } from '../schema/reservations';
import type { Inserted, VehicleRow } from './insert-company';
import { numbering } from './numbering';
import type { PlannedReservation, PlannedYear } from './plan-year';

/** The settings' defaults, in cents a day. */
const OPTION_CENTS = { gps: 800, child_seat: 500, additional_driver: 1000 };

export interface ReservationAtDesk {
  id: string;
  plan: PlannedReservation;
}

/** The year's reservations. Returns those whose agreement is being written. */
export async function insertReservations(
  tx: Transaction,
  tenantId: string,
  at: { year: PlannedYear; made: Inserted; now: Date; place: string },
): Promise<ReservationAtDesk[]> {
  const atDesk: ReservationAtDesk[] = [];
  const units = new Map<string, number>();
  const number = numbering('V', tenantId);
  const plans = at.year.reservations.toSorted((a, b) => a.from.getTime() - b.from.getTime());
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
            closedReason: plan.status === 'cancelled' ? 'Vwayaj la anile' : null,
          };
    const { options = [], byClass = false } = plan;
    const price = priceOf(plan, vehicle);
    await tx.insert(reservations).values({
      tenantId,
      id,
      number: number.next(new Date(plan.from.getTime() - 5 * DAY_MS)),
      status: plan.status,
      customerId: customer.id,
      vehicleId: vehicle.id,
      classId: byClass ? vehicle.classId : null,
      pencilled: byClass,
      pickupAt: plan.from,
      dueAt: plan.until,
      dailyRateCents: vehicle.dailyRateCents,
      depositCents: vehicle.dailyRateCents * 7,
      pickupLocation: at.place,
      returnLocation: at.place,
      options,
      priceLines: price.lines,
      totalCents: price.totalCents,
      specialRequests: plan.requests ?? '',
      createdBy: at.made.staff.agent.id,
      ...closed,
    });
    if (plan.atDesk) atDesk.push({ id, plan });
    if (plan.status !== 'confirmed') continue;
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
  return atDesk;
}

/** By the vehicle's own rates and the settings' default prices. */
function priceOf(plan: PlannedReservation, vehicle: VehicleRow) {
  const { options = [], from: out, until: due } = plan;
  const rates = { dailyCents: vehicle.dailyRateCents, weeklyCents: null, monthlyCents: null };
  const perDay = options.map((kind) => ({ kind, perDayCents: OPTION_CENTS[kind] }));
  return quoteRental({ out, due, graceMinutes: 60, rates, perDay, discountCents: 0, taxBasisPoints: null });
}

export async function insertTickets(
  tx: Transaction,
  tenantId: string,
  at: { made: Inserted; now: Date },
): Promise<void> {
  const number = numbering('M', tenantId);
  const kinds = ['oil_change', 'brake_service', 'tire_rotation', 'battery', 'suspension', 'body_repair'];
  const past = kinds.map((serviceType, index) => ({
    serviceType,
    vehicle: index * 3,
    days: 300 - index * 45,
    open: false,
  }));
  for (const plan of [...past, { serviceType: 'engine', vehicle: 9, days: 2, open: true }]) {
    const vehicle = at.made.vehicles[plan.vehicle];
    if (!vehicle) continue;
    const startedAt = new Date(at.now.getTime() - plan.days * DAY_MS);
    const id = newId();
    await tx.insert(maintenanceTickets).values({
      tenantId,
      id,
      number: number.next(startedAt),
      vehicleId: vehicle.id,
      serviceType: plan.serviceType,
      status: plan.open ? 'open' : 'completed',
      vendor: 'Garaj Ti Jo',
      shopName: 'Garaj Ti Jo',
      costCents: plan.open ? 0 : 4500 + plan.vehicle * 900,
      startedAt,
      expectedReadyAt: plan.open ? new Date(at.now.getTime() + 2 * DAY_MS) : null,
      closedAt: plan.open ? null : new Date(startedAt.getTime() + 30 * HOUR_MS),
      createdBy: at.made.staff.manager.id,
    });
    if (plan.open) {
      const period = `[${startedAt.toISOString()},${new Date(at.now.getTime() + 2 * DAY_MS).toISOString()})`;
      await tx
        .insert(vehicleAllocations)
        .values({ tenantId, id: newId(), vehicleId: vehicle.id, kind: 'maintenance', ticketId: id, period });
    }
  }
  await number.keep(tx);
}

/** Two unfinished drafts, and one for each reservation whose customer is at the desk. The reservation still holds its vehicle. */
export async function insertDrafts(
  tx: Transaction,
  tenantId: string,
  at: { made: Inserted; now: Date; atDesk: ReservationAtDesk[] },
): Promise<void> {
  const dueAt = new Date(at.now.getTime() + 20 * HOUR_MS);
  const left = { reservationId: null, from: at.now, until: dueAt };
  const begun = [
    { ...left, vehicle: 14, customer: 14, step: 'inspection' as const },
    { ...left, vehicle: 17, customer: 17, step: 'agreement' as const },
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
