import 'server-only';
import { newId } from '../id';
import { orderPaper } from '../papers/order-paper';
import type { WriteContext } from '../server/command';
import { type AddendumFacts, addendumSnapshot } from './addendum-snapshot';
import { listRentalDocuments } from './get-rental';

interface Signed {
  customerSigner: string;
  customerSignature: string;
  agentSigner: string;
  agentSignature: string;
}

/**
 * Orders the next addendum of an agreement, numbered from `-A1` on, whatever each is about. The caller has locked the
 * rental.
 */
export async function orderAddendum(
  ctx: WriteContext,
  facts: Omit<AddendumFacts, 'id' | 'number' | 'now' | 'signers'>,
  signed: Signed,
): Promise<{ id: string; number: string; signedBy: [customer: string, agent: string] }> {
  const { rental } = facts;
  const papers = await listRentalDocuments(ctx, rental.id);
  const id = newId();
  const number = `${rental.number}-A${papers.filter(({ kind }) => kind === 'addendum').length + 1}`;
  const signedAt = ctx.now.toISOString();
  const customer = signed.customerSigner || facts.customer.fullName;
  const agent = signed.agentSigner || ctx.member.name;
  const signers = {
    customer: { name: customer, image: signed.customerSignature, signedAt },
    agent: { name: agent, image: signed.agentSignature, signedAt },
  };
  const data = addendumSnapshot({ ...facts, id, number, now: ctx.now, signers });
  await orderPaper(ctx, { id, kind: 'addendum', rentalId: rental.id, number, data });
  return { id, number, signedBy: [customer, agent] };
}
