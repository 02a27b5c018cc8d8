import 'server-only';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { inspections } from '@/db/schema/inspections';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { members } from '@/db/schema/members';
import { charges, rentals } from '@/db/schema/rentals';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { damageState } from './damage-state';

export type ListedDamage = Awaited<ReturnType<typeof listVehicleDamages>>[number];

/** Every damage that a vehicle ever had, oldest first. What a withdrawn return found does not count. */
export async function listVehicleDamages(ctx: ReadContext, vehicleId: string) {
  return isId(vehicleId) ? damagesWhere(ctx, eq(damages.vehicleId, vehicleId)) : [];
}

/** The damages that a vehicle has now: found and neither repaired nor dismissed. */
export async function listStandingDamages(ctx: ReadContext, vehicleId: string): Promise<ListedDamage[]> {
  return isId(vehicleId) ? damagesWhere(ctx, and(eq(damages.vehicleId, vehicleId), isNull(damages.closedAs))) : [];
}

/** The damages for which a ticket was opened. */
export async function listTicketDamages(ctx: ReadContext, ticketId: string): Promise<ListedDamage[]> {
  return isId(ticketId) ? damagesWhere(ctx, eq(damages.ticketId, ticketId)) : [];
}

/** A damage that stands, by its id; null if there is none. */
export async function findStandingDamage(ctx: ReadContext, damageId: string): Promise<ListedDamage | null> {
  if (!isId(damageId)) return null;
  const [found] = await damagesWhere(ctx, and(eq(damages.id, damageId), isNull(damages.closedAs)));
  return found ?? null;
}

async function damagesWhere(ctx: ReadContext, which: SQL | undefined) {
  const rows = await ctx.tx
    .select({
      id: damages.id,
      vehicleId: damages.vehicleId,
      view: damages.view,
      x: damages.x,
      y: damages.y,
      kind: damages.kind,
      severity: damages.severity,
      note: damages.note,
      chargeId: damages.chargeId,
      chargeCents: charges.amountCents,
      chargedAt: charges.createdAt,
      chargeWaivedAt: charges.waivedAt,
      ticketId: damages.ticketId,
      ticketNumber: maintenanceTickets.number,
      ticketStatus: maintenanceTickets.status,
      closedAs: damages.closedAs,
      closedAt: damages.closedAt,
      closedBy: members.name,
      closedNote: damages.closedNote,
      inspectionId: inspections.id,
      inspectionKind: inspections.kind,
      foundAt: inspections.inspectedAt,
      rentalId: rentals.id,
      rentalNumber: rentals.number,
    })
    .from(damages)
    .innerJoin(inspections, and(eq(inspections.tenantId, damages.tenantId), eq(inspections.id, damages.inspectionId)))
    .leftJoin(rentals, and(eq(rentals.tenantId, inspections.tenantId), eq(rentals.id, inspections.rentalId)))
    .leftJoin(charges, and(eq(charges.tenantId, damages.tenantId), eq(charges.id, damages.chargeId)))
    .leftJoin(
      maintenanceTickets,
      and(eq(maintenanceTickets.tenantId, damages.tenantId), eq(maintenanceTickets.id, damages.ticketId)),
    )
    .leftJoin(members, and(eq(members.tenantId, damages.tenantId), eq(members.id, damages.closedBy)))
    .where(and(eq(damages.tenantId, ctx.tenantId), isNull(inspections.supersededAt), which))
    .orderBy(asc(inspections.inspectedAt), asc(damages.id));
  return rows.map((row) => ({ ...row, state: damageState(row) }));
}
