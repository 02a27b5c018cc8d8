import 'server-only';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { lockVehicleRecord } from '../allocations/lock-vehicle-record';
import { atField } from '../at-field';
import { AppError } from '../errors';
import { newId } from '../id';
import { handToTicket } from '../inspections/hand-to-ticket';
import { command } from '../server/command';
import { nextNumber } from '../tenants/next-number';
import { findOrAddVendor } from './find-or-add-vendor';
import { answer, holdForTicket } from './hold-for-ticket';
import { OpenTicketInput } from './input';
import { readOdometer } from './read-odometer';
import { setServiceStatus } from './set-service-status';
import { ticketPeriod } from './ticket-period';
import { ticketTimes } from './ticket-times';

/**
 * Sends a vehicle to the garage: now, which takes it out of service, or planned ahead, which only holds its days. Throws
 * `vehicle_out` while it is with a customer, and as `holdForTicket` and `handToTicket` do (docs/rules.md §6, §7).
 */
export const openTicket = command(
  { name: 'maintenance.open_ticket', permission: 'maintenance.create', input: OpenTicketInput },
  async (ctx, { vehicleId, damageId, despite, vendorName, ...input }) => {
    const times = ticketTimes(input, { timeZone: ctx.tenant.timeZone, now: ctx.now });
    const vehicle = await atField('vehicleId', lockVehicleRecord(ctx, vehicleId));
    if (vehicle.archivedAt) throw new AppError('record_not_found', { fields: { vehicleId: 'record_not_found' } });
    const status = times.startedAt > ctx.now ? 'planned' : 'open';
    if (status === 'open' && vehicle.status === 'rented')
      throw new AppError('vehicle_out', { fields: { vehicleId: 'vehicle_out' } });
    const id = newId();
    const vendorId = await findOrAddVendor(ctx, vendorName);
    const columns = { vehicleId, ...input, ...times, vendorId };
    if (status === 'open')
      await readOdometer(ctx, vehicle, { field: 'odometerKm', km: input.odometerKm, at: times.startedAt });
    const number = await nextNumber(ctx, 'M');
    await ctx.tx
      .insert(maintenanceTickets)
      .values({ tenantId: ctx.tenantId, id, number, status, ...columns, createdBy: ctx.member.id });
    await holdForTicket(ctx, { ticketId: id, vehicleId, ...ticketPeriod(times), despite: answer(status, despite) });
    if (status === 'open')
      await setServiceStatus(ctx, vehicle, { serviceStatus: input.resultingStatus, ticket: number });
    if (damageId) await handToTicket(ctx, { damageId, vehicleId, ticketId: id });
    const after = { number, status, ...columns, vendorName };
    ctx.record({ entity: 'ticket', entityId: id, before: null, after });
    return { id, number };
  },
);
