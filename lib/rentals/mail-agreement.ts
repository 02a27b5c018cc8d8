import 'server-only';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { orderMail } from '../outbox/order-mail';
import { sendOrdered } from '../outbox/send-ordered';
import { command } from '../server/command';
import { agreementMessage } from './agreement-message';
import { getRental, listRentalDocuments } from './get-rental';
import { MailAgreementInput } from './mail-agreement-input';

/**
 * Mails a customer their signed agreement with its addenda, in their language, once the transaction is committed. It is tried for
 * a day. Throws `rental_cancelled`, `agreement_not_signed`, also where an import brought no paper, and `customer_without_email`.
 */
export const mailAgreement = command(
  { name: 'rentals.mail_agreement', permission: 'rentals.activate', input: MailAgreementInput },
  async (ctx, { rentalId }) => {
    const { rental, customer, vehicle } = await getRental(ctx, rentalId);
    if (rental.status === 'cancelled') throw new AppError('rental_cancelled');
    const papers = await listRentalDocuments(ctx, rentalId);
    const numbers = (kind: 'agreement' | 'addendum') =>
      papers.filter((paper) => paper.kind === kind).map(({ number }) => number);
    const number = numbers('agreement').at(-1);
    const { pickupAt, dueAt } = rental;
    if (!number || !customer || !vehicle || !pickupAt || !dueAt) throw new AppError('agreement_not_signed');
    const to = customer.email;
    if (!to) throw new AppError('customer_without_email');
    const addenda = numbers('addendum');
    const { subject, text } = agreementMessage({
      ...{ locale: customer.language, timeZone: ctx.tenant.timeZone },
      ...{ company: ctx.tenant.name, customer: customer.fullName, number, addenda: addenda.length },
      ...{ vehicle: `${vehicle.make} ${vehicle.model}`, plate: vehicle.plate },
      ...{ pickupAt, dueAt, pickupLocation: rental.pickupLocation, returnLocation: rental.returnLocation },
    });
    const { tenantId } = ctx;
    const id = await orderMail(ctx, {
      ...{ key: `agreement:${newId()}`, memberId: ctx.member.id, rentalId, recipient: to, subject, body: text },
      expiresAt: new Date(ctx.now.getTime() + DAY_MS),
    });
    if (id) ctx.afterCommit(() => sendOrdered({ tenantId, id }));
    const after = { mailedTo: to, papers: [number, ...addenda].join(', ') };
    ctx.record({ entity: 'rental', entityId: rentalId, before: null, after });
    return { id: rentalId, to };
  },
);
