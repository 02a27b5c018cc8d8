import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { maintenanceTickets } from '@/db/schema/maintenance';
import type { WriteContext } from '../server/command';
import type { VehicleRecord } from '../vehicles/get-vehicle';
import { holdForTicket, releaseTicket } from './hold-for-ticket';
import { setServiceStatus } from './set-service-status';
import { ticketPeriod } from './ticket-period';

type Ticket = typeof maintenanceTickets.$inferSelect;
type Closing = Pick<Ticket, 'status' | 'closedAt'> & Partial<Pick<Ticket, 'readyOdometerKm' | 'cancelledReason'>>;

/**
 * Writes that a locked ticket is over and gives up its days. Its vehicle is in service again, unless another ticket is
 * open; the vehicle's other tickets take the days that are theirs too. Returns whether no other ticket is open.
 */
export async function closeTicket(
  ctx: WriteContext,
  ticket: Ticket,
  vehicle: VehicleRecord,
  closing: Closing,
): Promise<boolean> {
  const { id, number } = ticket;
  await ctx.tx
    .update(maintenanceTickets)
    .set({ ...closing, updatedAt: ctx.now })
    .where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.id, id)));
  await releaseTicket(ctx, id);
  const others = await ctx.tx
    .select()
    .from(maintenanceTickets)
    .where(
      and(
        eq(maintenanceTickets.tenantId, ctx.tenantId),
        eq(maintenanceTickets.vehicleId, ticket.vehicleId),
        inArray(maintenanceTickets.status, ['planned', 'open']),
      ),
    )
    .orderBy(asc(maintenanceTickets.startedAt), asc(maintenanceTickets.id));
  const open = others.filter(({ status }) => status === 'open').at(-1);
  if (ticket.status === 'open' && vehicle.status !== 'rented') {
    const serviceStatus = open?.resultingStatus ?? 'in_service';
    await setServiceStatus(ctx, vehicle, { serviceStatus, ticket: number });
  }
  if (vehicle.status === 'rented' || vehicle.archivedAt) return open === undefined;
  const was = ticketPeriod(ticket);
  for (const other of others) {
    const period = ticketPeriod(other);
    if (period.from < was.until && was.from < period.until)
      await holdForTicket(ctx, { ticketId: other.id, vehicleId: vehicle.id, ...period, despite: 'agreed' });
  }
  return open === undefined;
}
