import 'server-only';
import { and, eq, isNull, sum } from 'drizzle-orm';
import { accountApplications, depositApplications } from '@/db/schema/payments';
import { charges } from '@/db/schema/rentals';
import { newId } from '../id';
import type { WriteContext } from '../server/command';

/**
 * Takes back the fee of a reservation that stands again. Its line stays visible with the reason, and a deposit or an
 * advance that has paid it is held again. The caller has locked the reservation.
 */
export async function takeBackFee(ctx: WriteContext, reservationId: string, reason: string): Promise<void> {
  const { tenantId, tx, now } = ctx;
  await tx
    .update(charges)
    .set({ waivedAt: now, waivedBy: ctx.member.id, waivedReason: reason })
    .where(and(eq(charges.tenantId, tenantId), eq(charges.reservationId, reservationId), isNull(charges.waivedAt)));
  const [row] = await tx
    .select({ cents: sum(depositApplications.amountCents).mapWith(Number) })
    .from(depositApplications)
    .where(and(eq(depositApplications.tenantId, tenantId), eq(depositApplications.reservationId, reservationId)));
  await putBackAdvances(ctx, reservationId, reason);
  const applied = row?.cents ?? 0;
  if (applied === 0) return;
  const line = { tenantId, id: newId(), reservationId, amountCents: -applied };
  await tx.insert(depositApplications).values({ ...line, appliedAt: now, appliedBy: ctx.member.id });
  ctx.record({ entity: 'deposit_application', entityId: line.id, before: null, after: line });
}

async function putBackAdvances(ctx: WriteContext, reservationId: string, reason: string): Promise<void> {
  const { tenantId, tx, now } = ctx;
  const used = await tx
    .select({
      customerId: accountApplications.customerId,
      cents: sum(accountApplications.amountCents).mapWith(Number),
    })
    .from(accountApplications)
    .where(and(eq(accountApplications.tenantId, tenantId), eq(accountApplications.reservationId, reservationId)))
    .groupBy(accountApplications.customerId);
  for (const { customerId, cents } of used.filter((one) => one.cents > 0)) {
    const line = { tenantId, id: newId(), customerId, reservationId, amountCents: -cents, reason };
    await tx.insert(accountApplications).values({ ...line, appliedAt: now, appliedBy: ctx.member.id });
    ctx.record({ entity: 'account_application', entityId: line.id, before: null, after: line });
  }
}
