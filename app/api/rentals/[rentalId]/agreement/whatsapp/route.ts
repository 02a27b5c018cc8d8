import { AppError } from '@/lib/errors';
import { readSigned } from '@/lib/rentals/read-signed';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'rentals.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with the customer, with the words about their signed agreement ready to send. */
export const GET = answering(of, async (_request, { rentalId = '' }) => {
  const link = await readAsMember((member) =>
    query(member, 'rentals.view', async (ctx) => {
      const { message, phone } = await readSigned(ctx, rentalId);
      if (!phone) throw new AppError('record_not_found');
      return whatsappLink(phone, message.text);
    }),
  );
  return Response.redirect(link, 303);
});
