import 'server-only';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { noticeReads, notices } from '@/db/schema/activity';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import type { NoticeFilters } from './input';
import type { ReservationNotice, VehicleDocument } from './values';

const UNREAD_SHOWN = 99;

function forMe(ctx: ReadContext) {
  return and(eq(notices.tenantId, ctx.tenantId), or(isNull(notices.memberId), eq(notices.memberId, ctx.member.id)));
}

function myRead(ctx: ReadContext) {
  return and(
    eq(noticeReads.tenantId, notices.tenantId),
    eq(noticeReads.noticeId, notices.id),
    eq(noticeReads.memberId, ctx.member.id),
  );
}

/**
 * One page of the member's notices, newest first. `settled` means that nobody has to do anything any more: the document
 * has been renewed, or the reservation is no longer late or a no-show.
 */
export async function listNotices(ctx: ReadContext, filters: NoticeFilters) {
  const pages = keyset({
    sort: notices.createdAt,
    type: 'timestamptz',
    id: notices.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const expiresOn = sql<string | null>`${notices.params}->>'expiresOn'`;
  const rows = await ctx.tx
    .select({
      id: notices.id,
      // Safe because only the two jobs that raise notices write here: these are their kinds.
      kind: sql<VehicleDocument | ReservationNotice>`${notices.kind}`,
      /** A document's vehicle and its last day. */
      vehicle: sql<string | null>`${notices.params}->>'vehicle'`,
      expiresOn,
      /** A reservation's number, customer and pickup. */
      number: sql<string | null>`${notices.params}->>'number'`,
      customer: sql<string | null>`${notices.params}->>'customer'`,
      pickupAt: sql<string | null>`${notices.params}->>'pickupAt'`,
      href: notices.href,
      createdAt: notices.createdAt,
      read: sql<boolean>`${noticeReads.readAt} is not null`,
      settled: sql<boolean>`coalesce(${reservations.status} <> case ${notices.kind} when 'no_show' then 'no_show' else 'confirmed' end
        or ${reservations.pickupAt} <> (${notices.params}->>'pickupAt')::timestamptz, false)
        or ${vehicles.archivedAt} is not null or coalesce(case ${notices.kind}
        when 'insurance' then ${vehicles.insuranceExpiresOn} else ${vehicles.registrationExpiresOn} end > (${expiresOn})::date, false)`,
      sortKey: pages.sortKey,
    })
    .from(notices)
    .leftJoin(noticeReads, myRead(ctx))
    .leftJoin(
      vehicles,
      and(eq(vehicles.tenantId, notices.tenantId), sql`${vehicles.id} = (${notices.params}->>'vehicleId')::uuid`),
    )
    .leftJoin(
      reservations,
      and(
        eq(reservations.tenantId, notices.tenantId),
        sql`${reservations.id} = (${notices.params}->>'reservationId')::uuid`,
      ),
    )
    .where(pages.where(and(forMe(ctx), filters.unread ? isNull(noticeReads.readAt) : undefined)))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}

/** The number of notices the member has not read, up to 99. */
export async function countUnreadNotices(ctx: ReadContext): Promise<number> {
  const unread = ctx.tx
    .select({ id: notices.id })
    .from(notices)
    .leftJoin(noticeReads, myRead(ctx))
    .where(and(forMe(ctx), isNull(noticeReads.readAt)))
    .limit(UNREAD_SHOWN)
    .as('unread');
  const [row] = await ctx.tx.select({ value: sql<number>`count(*)::int` }).from(unread);
  return row?.value ?? 0;
}
