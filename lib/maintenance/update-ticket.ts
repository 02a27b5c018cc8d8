import 'server-only';
import { and, eq } from 'drizzle-orm';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { TICKET_FIELDS } from './fields';
import { findOrAddVendor } from './find-or-add-vendor';
import { findVendorName } from './find-vendor-name';
import { answer, holdForTicket } from './hold-for-ticket';
import { UpdateTicketInput } from './input';
import { lockTicketAndVehicle } from './lock-ticket';
import { readOdometer } from './read-odometer';
import { setServiceStatus } from './set-service-status';
import { ticketPeriod } from './ticket-period';
import { ticketRecord } from './ticket-record';
import { ticketTimes } from './ticket-times';

/**
 * Changes a ticket that is planned or open. A planned one starts later still: its vehicle comes by `startTicket`. Throws
 * `record_changed`, `invalid_transition` once it is closed, `vehicle_out` for another state of a vehicle that is with a
 * customer, and as `openTicket` does for its days.
 */
export const updateTicket = command(
  { name: 'maintenance.update_ticket', permission: 'maintenance.create', input: UpdateTicketInput },
  async (ctx, { ticketId, version, despite, vendorName, ...input }) => {
    const { ticket, vehicle } = await lockTicketAndVehicle(ctx, ticketId);
    const { status, vehicleId } = ticket;
    if (status !== 'planned' && status !== 'open') throw new AppError('invalid_transition');
    const { timeZone } = ctx.tenant;
    const before = { ...ticket, vendorName: await findVendorName(ctx, ticket.vendorId) };
    const seen = ticketRecord(before, timeZone);
    await assertUnchanged(ctx, {
      fields: TICKET_FIELDS,
      record: seen,
      version,
      entity: 'ticket',
      entityId: ticketId,
      // Safe because the verbs of tickets record their columns.
      read: (state) => ('notes' in state ? ticketRecord(state as typeof before, timeZone) : state),
    });
    const typed = ticketTimes({ ...input, startedAt: input.startedAt ?? seen.startedAt }, { timeZone, now: ctx.now });
    const unmoved = input.startedAt === null || input.startedAt === seen.startedAt;
    const times = { ...typed, startedAt: unmoved ? ticket.startedAt : typed.startedAt };
    assertStart(status, unmoved, times.startedAt, ctx.now);
    const isRestated = status === 'open' && input.resultingStatus !== ticket.resultingStatus;
    // Somebody may have put it back in service and rented it out, with the ticket left open.
    if (isRestated && vehicle.status === 'rented')
      throw new AppError('vehicle_out', { fields: { resultingStatus: 'vehicle_out' } });
    const vendorId = await findOrAddVendor(ctx, vendorName);
    const columns = { ...input, ...times, vendorId };
    if (status === 'open' && input.odometerKm !== ticket.odometerKm)
      await readOdometer(ctx, vehicle, { field: 'odometerKm', km: input.odometerKm, at: times.startedAt });
    await ctx.tx
      .update(maintenanceTickets)
      .set({ ...columns, updatedAt: ctx.now })
      .where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.id, ticketId)));
    const period = ticketPeriod(times);
    const moved = !unmoved || seen.expectedReadyAt !== input.expectedReadyAt;
    if (moved) await holdForTicket(ctx, { ticketId, vehicleId, ...period, despite: answer(status, despite) });
    if (isRestated)
      await setServiceStatus(ctx, vehicle, { serviceStatus: input.resultingStatus, ticket: ticket.number });
    ctx.record({ entity: 'ticket', entityId: ticketId, before, after: { ...columns, vendorName } });
    return { id: ticketId };
  },
);

/** What is planned lies ahead, and what is in the garage has begun. */
function assertStart(status: 'planned' | 'open', unmoved: boolean, startedAt: Date, now: Date): void {
  if (unmoved) return;
  if (status === 'open' && startedAt > now)
    throw new AppError('start_in_future', { fields: { startedAt: 'start_in_future' } });
  if (status === 'planned' && startedAt <= now)
    throw new AppError('planned_in_past', { fields: { startedAt: 'planned_in_past' } });
}
