import 'server-only';
import { and, eq } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { lockDamage } from './lock-damage';

interface Handed {
  damageId: string;
  vehicleId: string;
  ticketId: string;
}

/**
 * Notes at a damage which ticket repairs it. Throws `record_not_found` for another vehicle's damage, and
 * `invalid_transition` if it is closed or a planned or open ticket has it.
 */
export async function handToTicket(ctx: WriteContext, { damageId, vehicleId, ticketId }: Handed): Promise<void> {
  const damage = await lockDamage(ctx, damageId);
  if (damage.vehicleId !== vehicleId) throw new AppError('record_not_found');
  if (damage.closedAs || (await isInGarage(ctx, damage.ticketId))) throw new AppError('invalid_transition');
  await ctx.tx
    .update(damages)
    .set({ ticketId })
    .where(and(eq(damages.tenantId, ctx.tenantId), eq(damages.id, damageId)));
  const before = { damageId, ticketId: damage.ticketId };
  ctx.record({ entity: 'vehicle', entityId: vehicleId, before, after: { damageId, ticketId } });
}

async function isInGarage(ctx: WriteContext, ticketId: string | null): Promise<boolean> {
  if (!ticketId) return false;
  const [ticket] = await ctx.tx
    .select({ status: maintenanceTickets.status })
    .from(maintenanceTickets)
    .where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.id, ticketId)));
  return ticket?.status === 'planned' || ticket?.status === 'open';
}
