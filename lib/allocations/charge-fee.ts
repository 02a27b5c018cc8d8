import 'server-only';
import { charges } from '@/db/schema/rentals';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import { payFeeFromDeposit } from './pay-fee-from-deposit';

interface Fee {
  reservationId: string;
  kind: 'cancellation_fee' | 'no_show_fee';
  amountCents: number;
  /** The member who cancelled; null if nobody did anything. */
  by: string | null;
}

/**
 * Charges a reservation that is being closed its fee, and pays it from the deposit where part payments do not reach
 * (docs/rules.md §6). The caller has locked the reservation.
 */
export async function chargeFee(
  ctx: Pick<WriteContext, 'tx' | 'tenantId' | 'now' | 'record'>,
  fee: Fee,
): Promise<void> {
  const { reservationId, kind, amountCents, by } = fee;
  if (amountCents <= 0) return;
  const line = { tenantId: ctx.tenantId, id: newId(), reservationId, kind, amountCents };
  await ctx.tx.insert(charges).values({ ...line, sentenceKey: kind, createdBy: by, createdAt: ctx.now });
  await payFeeFromDeposit(ctx, { reservationId, by });
}
