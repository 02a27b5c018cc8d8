import 'server-only';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';
import { agreementMessage } from './agreement-message';
import { getRental, listRentalDocuments } from './get-rental';

/**
 * A signed agreement and its addenda as the customer is told of them, with where to reach them. Throws `rental_cancelled`, and
 * `agreement_not_signed`, also where an import brought no paper.
 */
export async function readSigned(ctx: ReadContext, rentalId: string) {
  const { rental, customer, vehicle } = await getRental(ctx, rentalId);
  if (rental.status === 'cancelled') throw new AppError('rental_cancelled');
  const papers = await listRentalDocuments(ctx, rentalId);
  const numbers = (kind: 'agreement' | 'addendum') =>
    papers.filter((paper) => paper.kind === kind).map(({ number }) => number);
  const number = numbers('agreement').at(-1);
  const { pickupAt, dueAt } = rental;
  if (!number || !customer || !vehicle || !pickupAt || !dueAt) throw new AppError('agreement_not_signed');
  const addenda = numbers('addendum');
  const message = agreementMessage({
    ...{ locale: customer.language, timeZone: ctx.tenant.timeZone },
    ...{ company: ctx.tenant.name, customer: customer.fullName, number, addenda: addenda.length },
    ...{ vehicle: `${vehicle.make} ${vehicle.model}`, plate: vehicle.plate },
    ...{ pickupAt, dueAt, pickupLocation: rental.pickupLocation, returnLocation: rental.returnLocation },
  });
  return { message, papers: [number, ...addenda], email: customer.email, phone: customer.phone };
}
