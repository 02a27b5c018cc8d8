import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { signatures } from '@/db/schema/signatures';
import { newId } from '../id';
import type { AgreementData } from '../papers/agreement-data';
import { orderPaper } from '../papers/order-paper';
import type { WriteContext } from '../server/command';

/**
 * Orders a copy of a signed agreement that says it is void. The signed one stays stored as it was. An imported agreement
 * without its terms has no paper to mark.
 */
export async function orderCancelledAgreement(ctx: WriteContext, rentalId: string, reason: string): Promise<void> {
  const [[rental], signed] = await Promise.all([
    ctx.tx
      .select({ number: rentals.number, terms: rentals.terms })
      .from(rentals)
      .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, rentalId))),
    ctx.tx
      .select({
        signer: signatures.signer,
        name: signatures.name,
        image: signatures.image,
        signedAt: signatures.signedAt,
      })
      .from(signatures)
      .where(
        and(
          eq(signatures.tenantId, ctx.tenantId),
          eq(signatures.rentalId, rentalId),
          // A return that was reopened may have been signed too.
          isNull(signatures.inspectionId),
        ),
      ),
  ]);
  const [customer, agent] = (['customer', 'agent'] as const).map((signer) =>
    signed.find((one) => one.signer === signer),
  );
  if (!rental?.number || !rental.terms || !customer || !agent) return;
  const data = {
    // Safe because the hand-over froze everything here except the signatures.
    ...(rental.terms as Omit<AgreementData, 'signatures'> & Record<string, unknown>),
    signatures: { customer: asSigned(customer), agent: asSigned(agent) },
    voided: { at: ctx.now.toISOString(), by: ctx.member.name, reason },
  };
  await orderPaper(ctx, { id: newId(), kind: 'agreement', rentalId, number: rental.number, data });
}

function asSigned({ name, image, signedAt }: { name: string; image: string; signedAt: Date }) {
  return { name, image, signedAt: signedAt.toISOString() };
}
