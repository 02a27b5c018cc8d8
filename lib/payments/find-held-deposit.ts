import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { statusNow } from '../reservations/shown-status';
import type { ReadContext } from '../server/query';
import { readLedger } from './read-ledger';

/** The deposit, in cents, that a reservation brings to its agreement. A closed one keeps its money (docs/rules.md §6). */
export async function findHeldDeposit(ctx: ReadContext, reservationId: string | null): Promise<number> {
  if (!reservationId) return 0;
  const [[reservation], { balance }] = await Promise.all([
    ctx.tx
      .select({
        status: reservations.status,
        pickupAt: reservations.pickupAt,
        noShowGraceHours: reservations.noShowGraceHours,
        autoCancelHours: reservations.autoCancelHours,
      })
      .from(reservations)
      .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId))),
    readLedger(ctx, { reservationId }),
  ]);
  return reservation && statusNow(reservation, ctx.now) === 'confirmed' ? balance.depositHeldCents : 0;
}
