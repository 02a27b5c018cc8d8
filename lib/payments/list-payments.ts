import 'server-only';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { customers } from '@/db/schema/customers';
import { members } from '@/db/schema/members';
import { depositApplications, payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { type KeysetOptions, keyset } from '../lists/keyset';
import { mentioningPage, prepareMentions } from '../search/mentions';
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

export type PaymentRow = Awaited<ReturnType<typeof listRentalPayments>>[number];

const SORTS = {
  newest: { sort: payments.receivedAt, type: 'timestamptz' },
  amount: { sort: payments.amountCents, type: 'bigint' },
} as const;

/** The payments of the company or of one customer, by default newest first. */
export async function listPayments(
  ctx: ReadContext,
  filters: Pick<PaymentFilters, 'q' | 'cursor' | 'size'> & { sort?: PaymentFilters['sort']; customerId?: string },
) {
  const pages: KeysetOptions = {
    ...SORTS[filters.sort ?? 'newest'],
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
      select(ctx, where, sql`${paging.sortKey} ${filters.q ? sql`` : ONE_PLAN}`)
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

/** Each row's customer and documents are looked up by their keys. For a join, the one plan of all companies would read all customers. */
function select(ctx: ReadContext, condition: SQL | undefined, sortKey: SQL<string>) {
  const { tx, tenantId } = ctx;
  const customer = tx
    .select({ fullName: customers.fullName, phone: customers.phone })
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.id, payments.customerId)))
    .limit(1)
    .as('customer');
  const rental = tx
    .select({ number: rentals.number })
    .from(rentals)
    .where(and(eq(rentals.tenantId, tenantId), eq(rentals.id, payments.rentalId)))
    .limit(1)
    .as('rental');
  const reservation = tx
    .select({ number: reservations.number })
    .from(reservations)
    .where(and(eq(reservations.tenantId, tenantId), eq(reservations.id, payments.reservationId)))
    .limit(1)
    .as('reservation');
  const receiver = tx
    .select({ name: members.name })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), eq(members.id, payments.receivedBy)))
    .limit(1)
    .as('receiver');
  return tx
    .select({
      ...COLUMNS,
      receivedByName: receiver.name,
      rentalNumber: rental.number,
      reservationNumber: reservation.number,
      customerName: customer.fullName,
      customerPhone: customer.phone,
      sortKey,
    })
    .from(payments)
    .innerJoinLateral(customer, sql`true`)
    .leftJoinLateral(rental, sql`true`)
    .leftJoinLateral(reservation, sql`true`)
    .leftJoinLateral(receiver, sql`true`)
    .where(and(eq(payments.tenantId, tenantId), condition))
    .$dynamic();
}
