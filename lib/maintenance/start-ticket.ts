import 'server-only';
import { and, eq } from 'drizzle-orm';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import { command } from '../server/command';
import { assertTransition } from '../state-machine';
import { answer, holdForTicket } from './hold-for-ticket';
import { StartTicketInput } from './input';
import { lockTicketAndVehicle } from './lock-ticket';
import { readOdometer } from './read-odometer';
import { setServiceStatus } from './set-service-status';
import { ticketPeriod } from './ticket-period';
import { TICKET_TRANSITIONS } from './values';

/**
 * The vehicle of a planned ticket has come to the garage, and is out of service from now on. Throws `vehicle_out` while it
 * is with a customer, and `vehicle_not_available` where others have it until the planned day.
 */
export const startTicket = command(
  { name: 'maintenance.start_ticket', permission: 'maintenance.create', input: StartTicketInput },
  async (ctx, { ticketId, odometerKm, despite }) => {
    const { ticket, vehicle } = await lockTicketAndVehicle(ctx, ticketId);
    assertTransition(TICKET_TRANSITIONS, ticket.status, 'open');
    if (vehicle.archivedAt) throw new AppError('record_not_found');
    if (vehicle.status === 'rented') throw new AppError('vehicle_out');
    const { id, vehicleId } = ticket;
    const after = { status: 'open' as const, startedAt: ctx.now, odometerKm: odometerKm ?? ticket.odometerKm };
    await readOdometer(ctx, vehicle, { field: 'odometerKm', km: odometerKm, at: ctx.now });
    await ctx.tx
      .update(maintenanceTickets)
      .set({ ...after, updatedAt: ctx.now })
      .where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.id, id)));
    const { expectedReadyAt } = ticket;
    const period = ticketPeriod({ ...after, expectedReadyAt });
    await holdForTicket(ctx, { ticketId: id, vehicleId, ...period, despite: answer('open', despite) });
    await setServiceStatus(ctx, vehicle, { serviceStatus: ticket.resultingStatus, ticket: ticket.number });
    const before = { status: ticket.status, startedAt: ticket.startedAt, odometerKm: ticket.odometerKm };
    ctx.record({ entity: 'ticket', entityId: id, before, after });
    return { id };
  },
);
