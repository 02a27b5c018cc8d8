import 'server-only';
import { sql } from 'drizzle-orm';
import { isRefunded } from '../payments/is-refunded';
import { sumPendingCollections } from '../payments/list-pending-collections';
import type { ReadContext } from '../server/query';
import type { Standing } from './figures-of';

/**
 * What is outstanding now, by its age, and the deposits held. Both read every ledger of the company: seconds for one with
 * 200,000 rentals. So screens show the rest first.
 */
export async function countStanding(ctx: ReadContext) {
  const { tenantId } = ctx;
  const [pending, [held]] = await Promise.all([
    sumPendingCollections(ctx, { q: '' }),
    ctx.tx.execute<{ cents: string }>(sql`
      select (select coalesce(sum(case p.kind when 'deposit' then p.amount_cents else -p.amount_cents end), 0) from payments p
          left join payments returned on ${isRefunded(sql`returned`)}
          where p.tenant_id = ${tenantId} and p.voided_at is null
            and (p.kind = 'deposit' or (p.kind = 'refund' and returned.kind = 'deposit')))
        - (select coalesce(sum(amount_cents), 0) from deposit_applications where tenant_id = ${tenantId}) as cents`),
  ]);
  const standing: Standing = { outstandingCents: pending.sumCents, depositCents: Number(held?.cents ?? 0) };
  return { standing, ages: pending.ages };
}
