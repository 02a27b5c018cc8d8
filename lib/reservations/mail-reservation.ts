import 'server-only';
import { AppError } from '../errors';
import { sendMail } from '../mail/send-mail';
import { command } from '../server/command';
import { getReservation } from './get-reservation';
import { getVoucher } from './get-voucher';
import { MailReservationInput } from './input';
import { reservationMessage } from './reservation-message';
import { isStanding } from './shown-status';

/**
 * Mails a customer their reservation with its voucher, in their language, once the transaction is committed. Throws
 * `customer_without_email`, and `invalid_transition` once the reservation is closed.
 */
export const mailReservation = command(
  { name: 'reservations.mail', permission: 'reservations.edit', input: MailReservationInput },
  async (ctx, { reservationId }) => {
    const { reservation, customer, vehicle, className } = await getReservation(ctx, reservationId);
    if (!isStanding(reservation, ctx.now)) throw new AppError('invalid_transition');
    const to = customer.email;
    if (!to) throw new AppError('customer_without_email');
    const message = reservationMessage({
      ...reservation,
      locale: customer.language,
      company: ctx.tenant.name,
      customer: customer.fullName,
      booked: reservation.pencilled && className ? className : `${vehicle.make} ${vehicle.model}`,
      place: reservation.pickupLocation,
      timeZone: ctx.tenant.timeZone,
    });
    ctx.afterCommit(async () => {
      const voucher = await getVoucher({ ...ctx, tx: undefined }, reservationId);
      const attachments = [{ filename: `${voucher.number}.pdf`, content: voucher.content }];
      await sendMail({ to, ...message, attachments });
    });
    ctx.record({ entity: 'reservation', entityId: reservationId, before: null, after: { mailedTo: to } });
    return { id: reservationId, to };
  },
);
