import 'server-only';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { hasMailServer } from '../mail/has-mail-server';
import { orderMail } from '../outbox/order-mail';
import { sendOrdered } from '../outbox/send-ordered';
import { command } from '../server/command';
import { MailAgreementInput } from './mail-agreement-input';
import { readSigned } from './read-signed';

/**
 * Mails a customer their signed agreement with its addenda, in their language, once the transaction is committed. It is tried for
 * a day. Throws `rental_cancelled`, `agreement_not_signed` and `customer_without_email`.
 */
export const mailAgreement = command(
  { name: 'rentals.mail_agreement', permission: 'rentals.activate', input: MailAgreementInput },
  async (ctx, { rentalId }) => {
    const { message, papers, email: to } = await readSigned(ctx, rentalId);
    if (!to) throw new AppError('customer_without_email');
    const { tenantId } = ctx;
    const id = await orderMail(ctx, {
      ...{ key: `agreement:${newId()}`, memberId: ctx.member.id, rentalId, recipient: to },
      ...{ subject: message.subject, body: message.body },
      expiresAt: new Date(ctx.now.getTime() + DAY_MS),
    });
    if (id) ctx.afterCommit(() => sendOrdered({ tenantId, id }));
    const after = { mailedTo: to, papers: papers.join(', ') };
    ctx.record({ entity: 'rental', entityId: rentalId, before: null, after });
    return { id: rentalId, to, mailed: hasMailServer() };
  },
);
