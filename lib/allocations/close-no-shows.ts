import 'server-only';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { isExpiredReservation } from '../no-show-at';
import type { WriteContext } from '../server/command';
import { NO_SHOW_REASON } from '../vehicles/values';
import { chargeFee } from './charge-fee';
import { releaseAllocation } from './release-allocation';

type Closing = Pick<WriteContext, 'tx' | 'tenantId' | 'now' | 'record'>;

/**
 * Closes the expired reservations among those that fit a condition on a row named `s`, releases what they hold and charges the
 * company's fee. An expired hold must never block a booking, even if the job that closes it has not run yet (docs/rules.md §6). They are
 * read first, because a distributed database can't update rows by a time that it computes from them. Returns their ids.
 */
export async function closeNoShows(ctx: Closing, condition: SQL): Promise<string[]> {
  const expired = await ctx.tx.execute<{ id: string }>(sql`
    select s.id from reservations s where s.tenant_id = ${ctx.tenantId} and ${condition} and ${isExpiredReservation}
    order by s.id for update`);
  if (expired.length === 0) return [];
  const [settings] = await ctx.tx.execute<{ fee: string }>(
    sql`select t.no_show_fee_cents as fee from tenant_settings t where t.tenant_id = ${ctx.tenantId}`,
  );
  const closed = await ctx.tx.execute<{ id: string; fee_cents: string }>(sql`
    update reservations s
    set status = 'no_show', closed_at = now(), closed_reason = ${NO_SHOW_REASON}, updated_at = now(),
      fee_cents = least(s.total_cents, ${settings?.fee ?? 0}::bigint)
    where s.tenant_id = ${ctx.tenantId} and ${inArray(
      sql`s.id`,
      expired.map(({ id }) => id),
    )} and s.status = 'confirmed'
    returning s.id, s.fee_cents`);
  for (const { id, fee_cents } of closed) {
    const feeCents = Number(fee_cents);
    await releaseAllocation(ctx, { kind: 'reservation', id });
    await chargeFee(ctx, { reservationId: id, kind: 'no_show_fee', amountCents: feeCents, by: null });
    ctx.record({
      action: 'reservations.no_show',
      entity: 'reservation',
      entityId: id,
      before: { status: 'confirmed' },
      after: { status: 'no_show', closedReason: NO_SHOW_REASON, feeCents },
    });
  }
  return closed.map(({ id }) => id);
}
