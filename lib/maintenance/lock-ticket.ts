import 'server-only';
import { and, eq } from 'drizzle-orm';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { lockVehicleRecord } from '../allocations/lock-vehicle-record';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';

/** A ticket's row and its vehicle, locked after the vehicle's class. Throws `record_not_found`. */
export async function lockTicketAndVehicle(ctx: WriteContext, ticketId: string) {
  const [found] = await rows(ctx, ticketId);
  if (!found) throw new AppError('record_not_found');
  const vehicle = await lockVehicleRecord(ctx, found.vehicleId);
  return { ticket: await lockTicket(ctx, ticketId), vehicle };
}

/** A ticket's row, locked until the transaction ends. Throws `record_not_found`. */
export async function lockTicket(ctx: WriteContext, ticketId: string) {
  const [ticket] = await rows(ctx, ticketId).for('update');
  if (!ticket) throw new AppError('record_not_found');
  return ticket;
}

function rows(ctx: WriteContext, ticketId: string) {
  if (!isId(ticketId)) throw new AppError('record_not_found');
  const mine = and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.id, ticketId));
  return ctx.tx.select().from(maintenanceTickets).where(mine);
}
