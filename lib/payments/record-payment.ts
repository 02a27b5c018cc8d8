import 'server-only';
import { payments } from '@/db/schema/payments';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import { nextNumber } from '../tenants/next-number';
import { orderEvent } from '../webhooks/order-event';
import { enterDrawer } from './enter-drawer';
import { orderReceipt } from './order-receipt';

type NewPayment = Omit<
  typeof payments.$inferInsert,
  'tenantId' | 'id' | 'number' | 'drawerId' | 'receivedAt' | 'receivedBy'
>;

/** Adds one line to the ledger and to the member's drawer, with its number, receipt and audit entry, inside the caller's transaction. */
export async function recordPayment(ctx: WriteContext, values: NewPayment): Promise<{ id: string; number: string }> {
  const id = newId();
  const drawerId = await enterDrawer(ctx);
  const number = await nextNumber(ctx, 'P');
  const recorded = { number, drawerId, receivedAt: ctx.now, receivedBy: ctx.member.id };
  const row = { ...values, ...recorded, tenantId: ctx.tenantId, id };
  await ctx.tx.insert(payments).values(row);
  await orderReceipt(ctx, id);
  await orderEvent(ctx, 'payment.recorded', {
    ...{ paymentId: id, number, kind: row.kind, method: row.method, amountCents: row.amountCents },
    ...{ receivedHtgCents: row.receivedHtgCents ?? null, rentalId: row.rentalId ?? null },
    ...{ reservationId: row.reservationId ?? null, customerId: row.customerId },
    ...{ refundedPaymentId: row.refundedPaymentId ?? null, receivedAt: row.receivedAt },
  });
  ctx.record({ entity: 'payment', entityId: id, before: null, after: row });
  return { id, number };
}
