import 'server-only';
import { sumReservationMoney } from '../allocations/sum-reservation-money';
import { newId } from '../id';
import { orderPaper } from '../papers/order-paper';
import { paperCompany } from '../papers/paper-company';
import type { VoucherData } from '../papers/voucher-data';
import type { WriteContext } from '../server/command';
import type { TenantSettings } from '../tenants/get-tenant-settings';
import { getReservation } from './get-reservation';
import { expiresAt } from './shown-status';

const REFERENCE_LENGTH = 12;

/**
 * Orders the voucher of a reservation in the customer's language, as it is now. A changed or paid one gets a new voucher,
 * and the one of a cancelled reservation says that it is void.
 */
export async function orderVoucher(ctx: WriteContext, reservationId: string, settings: TenantSettings): Promise<void> {
  const [record, paid] = await Promise.all([
    getReservation(ctx, reservationId),
    sumReservationMoney(ctx, reservationId),
  ]);
  const { reservation, customer, vehicle, className } = record;
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
    booked: isClass ? className : `${vehicle.make} ${vehicle.model}`,
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
  await orderPaper(ctx, { id, kind: 'voucher', reservationId, rentalId: null, number, data });
}
