import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { AppError } from '../errors';
import { newId } from '../id';
import { moneyInput } from '../money';
import type { RentalOption } from '../pricing/values';
import { lockReservation, peekReservation } from '../reservations/lock-reservation';
import { reservationRecord } from '../reservations/reservation-record';
import { isStanding } from '../reservations/shown-status';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { lockClasses } from '../vehicles/lock-classes';
import { StartAgreementInput } from './input';
import { BLANK_WIZARD } from './wizard/wizard-values';

/**
 * Opens the agreement of a reservation: a draft with everything that the reservation says. The vehicle that a class
 * booking has pencilled becomes its vehicle. A draft that is open already is answered again. Throws
 * `invalid_transition` once the reservation is closed or expired.
 */
export const startAgreement = command(
  { name: 'rentals.start_agreement', permission: 'rentals.create', input: StartAgreementInput },
  async (ctx, { reservationId }) => {
    // While its class is locked, nobody gives a vehicle that it has only pencilled to somebody else.
    const { classId } = await peekReservation(ctx, reservationId);
    await lockClasses(ctx, { vehicleIds: [], classIds: [classId] });
    const reservation = await lockReservation(ctx, reservationId);
    if (!isStanding(reservation, ctx.now)) throw new AppError('invalid_transition');
    const [open] = await ctx.tx
      .select({ id: rentals.id })
      .from(rentals)
      .where(
        and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.reservationId, reservationId), eq(rentals.status, 'draft')),
      );
    const id = open?.id ?? newId();
    const { customerId, vehicleId } = reservation;
    if (reservation.pencilled)
      await ctx.tx
        .update(reservations)
        .set({ pencilled: false, updatedAt: ctx.now })
        .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId)));
    if (!open)
      await ctx.tx.insert(rentals).values({
        tenantId: ctx.tenantId,
        id,
        createdBy: ctx.member.id,
        locale: ctx.tenant.defaultLocale,
        reservationId,
        customerId,
        vehicleId,
        draft: draftOf(reservation, await getTenantSettings(ctx), ctx),
        draftStep: 'agreement',
        draftVersion: newId(),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
    ctx.record({
      entity: 'reservation',
      entityId: reservationId,
      before: { pencilled: reservation.pencilled },
      after: { pencilled: false, vehicleId, rentalId: id },
    });
    return { id };
  },
);

type Reservation = Awaited<ReturnType<typeof lockReservation>>;
type Settings = Awaited<ReturnType<typeof getTenantSettings>>;

/** The wizard's values, as somebody would have typed them. The company's prices hold for what a reservation does not say. */
function draftOf(
  row: Reservation,
  settings: Settings,
  ctx: { tenant: { timeZone: string }; member: { name: string } },
) {
  const { pickupAt, dueAt, specialRequests, ...said } = reservationRecord(row, ctx.tenant.timeZone);
  return {
    ...BLANK_WIZARD,
    customerId: said.customerId,
    vehicleId: row.vehicleId,
    pickupAt,
    dueAt,
    pickupLocation: said.pickupLocation,
    returnLocation: said.returnLocation,
    usageZone: said.usageZone,
    dailyRateCents: moneyInput(row.dailyRateCents, 'en'),
    depositCents: moneyInput(row.depositCents, 'en'),
    milesPerDay: String(settings.defaultMilesPerDay),
    insurancePerDayCents: moneyInput(settings.insurancePerDayCents, 'en'),
    // Safe because the column's values come from the input's options.
    options: row.options as RentalOption[],
    paymentMethod: row.paymentMethod,
    notes: specialRequests,
    agentSigner: ctx.member.name,
  };
}
