import 'server-only';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { customers } from '@/db/schema/customers';
import { members } from '@/db/schema/members';
import { depositApplications, payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { type KeysetOptions, keyset } from '../lists/keyset';
import { mentioningPage, prepareMentions } from '../search/mentions';
import { answerOf } from '../server/answer-of';
import type { ReadContext } from '../server/query';
import type { PaymentFilters } from './input';
import { PAYMENT_MENTIONS } from './payment-mentions';

const COLUMNS = {
  id: payments.id,
  number: payments.number,
  kind: payments.kind,
  method: payments.method,
  amountCents: payments.amountCents,
  currency: payments.currency,
  receivedHtgCents: payments.receivedHtgCents,
  htgRate: payments.htgRate,
  reference: payments.reference,
  notes: payments.notes,
  receivedAt: payments.receivedAt,
  receivedByName: members.name,
  voidedAt: payments.voidedAt,
  voidedReason: payments.voidedReason,
  refundedPaymentId: payments.refundedPaymentId,
  rentalId: payments.rentalId,
  rentalNumber: rentals.number,
  reservationId: payments.reservationId,
  reservationNumber: reservations.number,
  customerId: payments.customerId,
  customerName: customers.fullName,
  customerPhone: customers.phone,
};

/** What an outer join may leave out. */
const maybe = z.string().nullable();
export const ListedPayment = answerOf(COLUMNS, {
  receivedByName: maybe,
  rentalNumber: maybe,
  reservationNumber: maybe,
});

export type PaymentRow = Awaited<ReturnType<typeof listRentalPayments>>[number];

/** The payments of the company or of one customer, newest first. */
export async function listPayments(
  ctx: ReadContext,
  filters: Pick<PaymentFilters, 'q' | 'cursor' | 'size'> & { customerId?: string },
) {
  const pages: KeysetOptions = {
    sort: payments.receivedAt,
    type: 'timestamptz',
    id: payments.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  };
  const paging = keyset(pages);
  const found = await mentioningPage(await prepareMentions(ctx, PAYMENT_MENTIONS, filters.q), {
    pages,
    condition: filters.customerId ? eq(payments.customerId, filters.customerId) : undefined,
    read: (where) =>
      select(ctx, where, paging.sortKey)
        .orderBy(...paging.orderBy)
        .limit(paging.limit),
  });
  return paging.page(found);
}

export async function countCustomerPayments(ctx: ReadContext, customerId: string): Promise<number> {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.customerId, customerId)));
  return row?.count ?? 0;
}

/** Every payment of one rental in the order received, including voided ones. */
export function listRentalPayments(ctx: ReadContext, rentalId: string) {
  return inOrder(ctx, eq(payments.rentalId, rentalId));
}

/** Every payment taken on one reservation, also after they went over to its rental. */
export function listReservationPayments(ctx: ReadContext, reservationId: string) {
  return inOrder(ctx, eq(payments.reservationId, reservationId));
}

/** Every advance of one customer and its refunds, in the order received. */
export function listAdvances(ctx: ReadContext, customerId: string) {
  const advance = [eq(payments.customerId, customerId), isNull(payments.rentalId), isNull(payments.reservationId)];
  return inOrder(ctx, and(...advance));
}

async function inOrder(ctx: ReadContext, condition: SQL | undefined) {
  const rows = await select(ctx, condition, sql<string>`''`).orderBy(asc(payments.receivedAt), asc(payments.id));
  return rows.map(({ sortKey: _sortKey, ...row }) => row);
}

/** The parts of the deposit that were used as payment. */
export function listDepositApplications(ctx: ReadContext, rentalId: string) {
  return ctx.tx
    .select({
      id: depositApplications.id,
      amountCents: depositApplications.amountCents,
      at: depositApplications.appliedAt,
    })
    .from(depositApplications)
    .where(and(eq(depositApplications.tenantId, ctx.tenantId), eq(depositApplications.rentalId, rentalId)))
    .orderBy(asc(depositApplications.appliedAt));
}

function select(ctx: ReadContext, condition: SQL | undefined, sortKey: SQL<string>) {
  return ctx.tx
    .select({ ...COLUMNS, sortKey })
    .from(payments)
    .innerJoin(customers, and(eq(customers.tenantId, payments.tenantId), eq(customers.id, payments.customerId)))
    .leftJoin(rentals, and(eq(rentals.tenantId, payments.tenantId), eq(rentals.id, payments.rentalId)))
    .leftJoin(
      reservations,
      and(eq(reservations.tenantId, payments.tenantId), eq(reservations.id, payments.reservationId)),
    )
    .leftJoin(members, and(eq(members.tenantId, payments.tenantId), eq(members.id, payments.receivedBy)))
    .where(and(eq(payments.tenantId, ctx.tenantId), condition))
    .$dynamic();
}
