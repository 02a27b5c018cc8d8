import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import type { WriteContext } from '../server/command';

interface Repaired {
  ticketId: string;
  /** The ticket's number, which is noted at the damage. */
  number: string;
  vehicleId: string;
}

/** Says that the damages of a ticket are repaired. Those that somebody closed before stay as they are. */
export async function closeRepaired(ctx: WriteContext, { ticketId, number, vehicleId }: Repaired): Promise<void> {
  const closed = await ctx.tx
    .update(damages)
    .set({ closedAs: 'repaired', closedAt: ctx.now, closedBy: ctx.member.id, closedNote: number })
    .where(and(eq(damages.tenantId, ctx.tenantId), eq(damages.ticketId, ticketId), isNull(damages.closedAs)))
    .returning({ id: damages.id });
  for (const { id: damageId } of closed) {
    const after = { damageId, closedAs: 'repaired', ticket: number };
    ctx.record({ entity: 'vehicle', entityId: vehicleId, before: { damageId, closedAs: null }, after });
  }
}
