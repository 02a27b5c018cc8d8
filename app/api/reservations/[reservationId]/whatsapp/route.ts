import { AppError } from '@/lib/errors';
import { getReservation } from '@/lib/reservations/get-reservation';
import { reservationMessage } from '@/lib/reservations/reservation-message';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'reservations.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with the customer, with the words about their reservation ready to send. */
export const GET = answering(of, async (_request, { reservationId = '' }) => {
  const link = await readAsMember((member) =>
    query(member, 'reservations.view', async (ctx) => {
      const { customer, reservation, vehicle, className } = await getReservation(ctx, reservationId);
      if (!customer.phone) throw new AppError('record_not_found');
      const booked = reservation.pencilled && className ? className : `${vehicle.make} ${vehicle.model}`;
      const { name: company, timeZone } = ctx.tenant;
      const facts = { ...reservation, locale: customer.language, company, customer: customer.fullName, timeZone };
      const { text } = reservationMessage({ ...facts, place: reservation.pickupLocation, booked });
      return whatsappLink(customer.phone, text);
    }),
  );
  return Response.redirect(link, 303);
});
