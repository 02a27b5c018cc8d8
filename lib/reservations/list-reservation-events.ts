import 'server-only';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { RESERVATION_EVENTS, type ReservationEventKind } from './values';

const SHOWN = 50;

/** What happened to a reservation, newest first: who, when and why, and for a moved one the vehicle that it got. */
export function listReservationEvents(ctx: ReadContext, reservationId: string) {
  return ctx.tx
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      // Safe because only these actions are read.
      action: sql<ReservationEventKind>`${auditEntries.action}`,
      actorName: auditEntries.actorName,
      reason: sql<
        string | null
      >`coalesce(${auditEntries.after} ->> 'reason', ${auditEntries.after} ->> 'closedReason')`,
      quote: sql<string | null>`${auditEntries.after} ->> 'quoteNumber'`,
      quoteId: sql<string | null>`${auditEntries.after} ->> 'quoteId'`,
      vehicle: sql<string | null>`${vehicles.make} || ' ' || ${vehicles.model} || ', ' || ${vehicles.plate}`,
    })
    .from(auditEntries)
    .leftJoin(
      vehicles,
      and(
        eq(vehicles.tenantId, auditEntries.tenantId),
        sql`${auditEntries.action} = 'reservations.move'`,
        sql`${vehicles.id}::text = ${auditEntries.after} ->> 'vehicleId'`,
      ),
    )
    .where(
      and(
        eq(auditEntries.tenantId, ctx.tenantId),
        eq(auditEntries.entity, 'reservation'),
        eq(auditEntries.entityId, reservationId),
        inArray(auditEntries.action, [...RESERVATION_EVENTS]),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(SHOWN);
}

export type ReservationEvent = Awaited<ReturnType<typeof listReservationEvents>>[number];
