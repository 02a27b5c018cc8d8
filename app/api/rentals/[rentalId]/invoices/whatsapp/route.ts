import { AppError } from '@/lib/errors';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { invoiceMessage } from '@/lib/payments/invoice-message';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'rentals.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with the customer, with the words about the invoice of their return ready to send. */
export const GET = answering(of, async (_request, { rentalId = '' }) => {
  const link = await readAsMember((member) =>
    query(member, 'rentals.view', async (ctx) => {
      const { customer, vehicle, balance, invoices } = await getRentalMoney(ctx, rentalId);
      const invoice = invoices.findLast(({ withdrawn }) => !withdrawn);
      if (!invoice || !vehicle || !customer?.phone) throw new AppError('record_not_found');
      const facts = { company: ctx.tenant.name, customer: customer.fullName, number: invoice.number, balance };
      const named = { locale: customer.language, vehicle: `${vehicle.make} ${vehicle.model}` };
      return whatsappLink(customer.phone, invoiceMessage({ ...facts, ...named }).text);
    }),
  );
  return Response.redirect(link, 303);
});
