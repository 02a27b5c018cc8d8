import 'server-only';
import { type ReservationMoneySums, sumReservationMoney } from '../allocations/sum-reservation-money';
import { newId } from '../id';
import { orderPaper } from '../papers/order-paper';
import { paperCompany } from '../papers/paper-company';
import type { VoucherData } from '../papers/voucher-data';
import type { WriteContext } from '../server/command';
import type { TenantSettings } from '../tenants/get-tenant-settings';
import { getReservation, type ReservationRecord } from './get-reservation';
import { expiresAt } from './shown-status';

const REFERENCE_LENGTH = 12;

/** What a voucher says of its reservation. The vehicle is not said while any of the class will do. */
interface Told {
  reservation: Pick<
    ReservationRecord['reservation'],
    | 'id'
    | 'number'
    | 'status'
    | 'closedReason'
    | 'pencilled'
    | 'pickupAt'
    | 'dueAt'
    | 'pickupLocation'
    | 'returnLocation'
    | 'usageZone'
    | 'priceLines'
    | 'totalCents'
    | 'depositCents'
    | 'noShowGraceHours'
    | 'autoCancelHours'
    | 'specialRequests'
  >;
  customer: Pick<ReservationRecord['customer'], 'fullName' | 'phone' | 'language'>;
  vehicle: Pick<ReservationRecord['vehicle'], 'make' | 'model'> | null;
  className: string | null;
}

/**
 * Orders the voucher of a reservation in the customer's language, as it is now. A changed or paid one gets a new voucher,
 * and the one of a cancelled reservation says that it is void.
 */
export async function orderVoucher(ctx: WriteContext, reservationId: string, settings: TenantSettings): Promise<void> {
  const [record, paid] = await Promise.all([
    getReservation(ctx, reservationId),
    sumReservationMoney(ctx, reservationId),
  ]);
  await orderVoucherOf(ctx, record, { paid, settings });
}

/** The same, of a reservation that is at hand. */
export async function orderVoucherOf(
  ctx: WriteContext,
  { reservation, customer, vehicle, className }: Told,
  { paid, settings }: { paid: ReservationMoneySums; settings: TenantSettings },
): Promise<void> {
  const { number } = reservation;
  const id = newId();
  const isClass = reservation.pencilled && className !== null;
  // Whoever orders it for a cancelled one is who cancels it now.
  const voided =
    reservation.status === 'cancelled'
      ? { at: ctx.now.toISOString(), by: ctx.member.name, reason: reservation.closedReason ?? '' }
      : null;
  const data: VoucherData = {
    locale: customer.language,
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    company: paperCompany(settings),
    number,
    reference: id.slice(-REFERENCE_LENGTH).toUpperCase(),
    madeAt: ctx.now.toISOString(),
    customer: { fullName: customer.fullName, phone: customer.phone },
    booked: isClass || !vehicle ? (className ?? '') : `${vehicle.make} ${vehicle.model}`,
    isClass,
    pickupAt: reservation.pickupAt.toISOString(),
    dueAt: reservation.dueAt.toISOString(),
    pickupLocation: reservation.pickupLocation,
    returnLocation: reservation.returnLocation,
    usageZone: reservation.usageZone,
    lines: reservation.priceLines,
    totalCents: reservation.totalCents,
    depositCents: reservation.depositCents,
    // A void one must not say what is left to pay.
    ...(voided ? {} : paid),
    gourde:
      settings.htgRate !== null && settings.htgRateOn !== null
        ? { rate: Number(settings.htgRate), on: settings.htgRateOn }
        : null,
    heldUntil: expiresAt(reservation).toISOString(),
    specialRequests: reservation.specialRequests,
    voided,
  };
  await orderPaper(ctx, { id, kind: 'voucher', reservationId: reservation.id, rentalId: null, number, data });
}
