import 'server-only';
import { sql } from 'drizzle-orm';
import { depositApplications } from '@/db/schema/payments';
import { newId } from '../id';
import type { WriteContext } from '../server/command';
import { sumReservationMoney } from './sum-reservation-money';

interface Payer {
  reservationId: string;
  /** The member who acts; null if nobody does. */
  by: string | null;
}

/**
 * Uses the deposit held on a closed reservation to pay what its fee leaves unpaid, so that nobody owes the company while it
 * holds their money. The caller has locked the reservation.
 */
export async function payFeeFromDeposit(
  ctx: Pick<WriteContext, 'tx' | 'tenantId' | 'now' | 'record'>,
  { reservationId, by }: Payer,
): Promise<void> {
  const { paidCents, depositPaidCents } = await sumReservationMoney(ctx, reservationId);
  const [row] = await ctx.tx.execute<{ charged: string; applied: string; advance: string }>(sql`
    select
      (select coalesce(sum(c.amount_cents), 0) from charges c
        where c.tenant_id = ${ctx.tenantId} and c.reservation_id = ${reservationId} and c.waived_at is null) as charged,
      (select coalesce(sum(a.amount_cents), 0) from deposit_applications a
        where a.tenant_id = ${ctx.tenantId} and a.reservation_id = ${reservationId}) as applied,
      (select coalesce(sum(v.amount_cents), 0) from account_applications v
        where v.tenant_id = ${ctx.tenantId} and v.reservation_id = ${reservationId}) as advance`);
  const applied = Number(row?.applied ?? 0);
  const dueCents = Number(row?.charged ?? 0) - paidCents - applied - Number(row?.advance ?? 0);
  const amountCents = Math.min(dueCents, depositPaidCents - applied);
  if (amountCents <= 0) return;
  const application = { tenantId: ctx.tenantId, id: newId(), reservationId, amountCents };
  await ctx.tx.insert(depositApplications).values({ ...application, appliedAt: ctx.now, appliedBy: by });
  ctx.record({
    ...(by === null && { action: 'reservations.no_show' }),
    ...{ entity: 'deposit_application', entityId: application.id, before: null, after: application },
  });
}
