import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { maintenanceTickets, serviceLogEntries, ticketLines, vendors } from '@/db/schema/maintenance';
import { members } from '@/db/schema/members';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import { recordVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { TICKET_FIELDS, VENDOR_FIELDS } from './fields';
import { shownTicketStatus } from './shown-status';
import { ticketRecord } from './ticket-record';

/** One ticket with its vehicle, vendor, log and lines. Throws `record_not_found`. */
export async function getTicket(ctx: ReadContext, ticketId: string) {
  if (!isId(ticketId)) throw new AppError('record_not_found');
  const [[row], log, lines] = await Promise.all([
    ctx.tx
      .select({
        ticket: maintenanceTickets,
        vehicle: {
          id: vehicles.id,
          make: vehicles.make,
          model: vehicles.model,
          plate: vehicles.plate,
          odometerKm: vehicles.odometerKm,
          archivedAt: vehicles.archivedAt,
        },
        vendor: { id: vendors.id, name: vendors.name, phone: vendors.phone },
        createdByName: members.name,
      })
      .from(maintenanceTickets)
      .innerJoin(
        vehicles,
        and(eq(vehicles.tenantId, maintenanceTickets.tenantId), eq(vehicles.id, maintenanceTickets.vehicleId)),
      )
      .leftJoin(
        vendors,
        and(eq(vendors.tenantId, maintenanceTickets.tenantId), eq(vendors.id, maintenanceTickets.vendorId)),
      )
      .leftJoin(
        members,
        and(eq(members.tenantId, maintenanceTickets.tenantId), eq(members.id, maintenanceTickets.createdBy)),
      )
      .where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.id, ticketId))),
    listLog(ctx, ticketId),
    listLines(ctx, ticketId),
  ]);
  if (!row) throw new AppError('record_not_found');
  const { ticket, vehicle, vendor, createdByName } = row;
  const vendorName = vendor?.name ?? '';
  const record = ticketRecord({ ...ticket, vendorName }, ctx.tenant.timeZone);
  return {
    ...ticket,
    vendorName,
    createdByName,
    shownStatus: shownTicketStatus(ticket, ctx.now),
    version: recordVersion(TICKET_FIELDS, record),
    record,
    vehicle,
    vendor: vendor && { ...vendor, version: recordVersion(VENDOR_FIELDS, vendor) },
    log,
    lines,
  };
}

export type TicketDetails = Awaited<ReturnType<typeof getTicket>>;

/** What the garage did, the earliest first. */
function listLog(ctx: ReadContext, ticketId: string) {
  return ctx.tx
    .select({
      id: serviceLogEntries.id,
      note: serviceLogEntries.note,
      costCents: serviceLogEntries.costCents,
      loggedAt: serviceLogEntries.loggedAt,
      loggedByName: members.name,
    })
    .from(serviceLogEntries)
    .leftJoin(
      members,
      and(eq(members.tenantId, serviceLogEntries.tenantId), eq(members.id, serviceLogEntries.loggedBy)),
    )
    .where(and(eq(serviceLogEntries.tenantId, ctx.tenantId), eq(serviceLogEntries.ticketId, ticketId)))
    .orderBy(asc(serviceLogEntries.loggedAt), asc(serviceLogEntries.id));
}

function listLines(ctx: ReadContext, ticketId: string) {
  return ctx.tx
    .select({
      id: ticketLines.id,
      what: ticketLines.what,
      quantityHundredths: ticketLines.quantityHundredths,
      unitCostCents: ticketLines.unitCostCents,
      costCents: ticketLines.costCents,
    })
    .from(ticketLines)
    .where(and(eq(ticketLines.tenantId, ctx.tenantId), eq(ticketLines.ticketId, ticketId)))
    .orderBy(asc(ticketLines.addedAt), asc(ticketLines.id));
}
