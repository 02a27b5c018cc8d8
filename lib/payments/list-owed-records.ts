import 'server-only';
import { sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import type { ReadContext } from '../server/query';
import { depositLeftCents } from './balance';
import { ledgerBalances } from './ledger-balances';

export interface OwedRecord {
  /** Of the rental, or of the reservation whose fee is unpaid. */
  id: string;
  of: 'rental' | 'reservation';
  number: string;
  dueCents: number;
  /** The part of the agreed deposit that has not been paid; null if none may be taken any more. */
  depositLeftCents: number | null;
  /** `ledgerVersion` of balance.ts. */
  ledgerVersion: number;
}

/** The rentals and closed reservations for which a customer owes something, the oldest first. */
export async function listOwedRecords(ctx: ReadContext, customerId: string): Promise<OwedRecord[]> {
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`${ONE_PLAN}
    select coalesce(r.id, s.id) as id, coalesce(r.number, s.number) as number, b.rental_id, b.due_cents, b.held_cents,
      b.applied_cents, r.deposit_cents, r.status = 'active' as is_out,
      (select count(*) + count(p.voided_at) from payments p where p.tenant_id = ${ctx.tenantId}
        and (p.rental_id = b.rental_id or (p.rental_id is null and p.reservation_id = b.reservation_id))) as ledger_version
    from (${ledgerBalances(ctx.tenantId, [customerId])}) b
    left join rentals r on r.tenant_id = ${ctx.tenantId} and r.id = b.rental_id
    left join reservations s on s.tenant_id = ${ctx.tenantId} and s.id = b.reservation_id and s.closed_at is not null
    where b.due_cents > 0 and num_nonnulls(r.id, s.id) > 0
    order by 2, 1`);
  return rows.map((row) => ({
    id: String(row.id),
    of: row.rental_id === null ? 'reservation' : 'rental',
    number: String(row.number ?? ''),
    dueCents: Number(row.due_cents),
    depositLeftCents: row.is_out
      ? depositLeftCents(Number(row.deposit_cents), {
          depositHeldCents: Number(row.held_cents),
          depositAppliedCents: Number(row.applied_cents),
        })
      : null,
    ledgerVersion: Number(row.ledger_version),
  }));
}
