import 'server-only';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { hasMailServer } from '../mail/has-mail-server';
import { orderMail } from '../outbox/order-mail';
import { sendOrdered } from '../outbox/send-ordered';
import { withAttached } from '../papers/with-attached';
import { command } from '../server/command';
import { getReservation } from './get-reservation';
import { MailReservationInput } from './input';
import { reservationMessage } from './reservation-message';
import { isStanding } from './shown-status';

/**
 * Mails a customer their reservation with its voucher, in their language, once the transaction is committed. It is tried for
 * a day. Throws `customer_without_email`, and `invalid_transition` once the reservation is closed.
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
    const { tenantId } = ctx;
    const id = await orderMail(ctx, {
      key: `voucher:${newId()}`,
      memberId: ctx.member.id,
      reservationId,
      recipient: to,
      subject: message.subject,
      body: withAttached(message.text, customer.language),
      expiresAt: new Date(ctx.now.getTime() + DAY_MS),
    });
    if (id) ctx.afterCommit(() => sendOrdered({ tenantId, id }));
    ctx.record({ entity: 'reservation', entityId: reservationId, before: null, after: { mailedTo: to } });
    return { id: reservationId, to, mailed: hasMailServer() };
  },
);
