import { AppError } from '@/lib/errors';
import { findAddresses } from '@/lib/paper-links/find-addresses';
import { withLink } from '@/lib/paper-links/with-link';
import { readSigned } from '@/lib/rentals/read-signed';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'rentals.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with the customer, with the words about their signed agreement ready to send. */
export const GET = answering(of, async (_request, { rentalId = '' }) => {
  const originOf = await requestOrigin();
  const link = await readAsMember((member) =>
    query(member, 'rentals.view', async (ctx) => {
      const { message, phone } = await readSigned(ctx, rentalId);
      if (!phone) throw new AppError('record_not_found');
      const addresses = await findAddresses(ctx, { kind: 'agreement', paperId: rentalId }, originOf);
      return whatsappLink(phone, withLink(message.text, addresses));
    }),
  );
  return Response.redirect(link, 303);
});
