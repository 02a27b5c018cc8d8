import 'server-only';
import { sql } from 'drizzle-orm';
import { sumPendingCollections } from '../payments/list-pending-collections';
import { lastNight, pendingLedgers } from '../payments/pending-ledgers';
import type { ReadContext } from '../server/query';
import type { Standing } from './figures-of';

/** What is outstanding now, by its age, and the deposits held: what the night noted, and what has moved since. */
export async function countStanding(ctx: ReadContext) {
  const [pending, night] = await Promise.all([sumPendingCollections(ctx, { q: '' }), lastNight(ctx)]);
  const [held] = await ctx.tx.execute<{ cents: string | null }>(
    sql`select sum(held_cents)::bigint as cents from (${pendingLedgers(ctx.tenantId, night, null, 'held')}) l`,
  );
  const standing: Standing = { outstandingCents: pending.sumCents, depositCents: Number(held?.cents ?? 0) };
  return { standing, ages: pending.ages };
}
