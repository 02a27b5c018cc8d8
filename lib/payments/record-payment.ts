import 'server-only';
import { payments } from '@/db/schema/payments';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import { nextNumber } from '../tenants/next-number';
import { orderReceipt } from './order-receipt';

type NewPayment = Omit<typeof payments.$inferInsert, 'tenantId' | 'id' | 'number' | 'receivedAt' | 'receivedBy'>;

/** Adds one line to the ledger, with its number, receipt and audit entry, inside the caller's transaction. */
export async function recordPayment(ctx: WriteContext, values: NewPayment): Promise<{ id: string; number: string }> {
  const id = newId();
  const number = await nextNumber(ctx, 'P');
  const row = { ...values, tenantId: ctx.tenantId, id, number, receivedAt: ctx.now, receivedBy: ctx.member.id };
  await ctx.tx.insert(payments).values(row);
  await orderReceipt(ctx, id);
  ctx.record({ entity: 'payment', entityId: id, before: null, after: row });
  return { id, number };
}
