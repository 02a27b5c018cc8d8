import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { localDay } from '../dates';
import { ledgerBalances } from '../payments/ledger-balances';
import type { ReadContext } from '../server/query';
import { paperLines } from './paper-lines';

/**
 * What each invoice is still owed, and its state, as a query: id, billed_cents, left_cents, credited_cents, state
 * (`INVOICE_STATES`). What a rental owes by its ledger is due on what was billed last, and on what is on no invoice first: payments
 * pay the oldest. So all invoices of a rental together are never owed more than the rental, and none more than what of it counts
 * (docs/rules.md §8).
 */
export function invoiceStates({ tenantId, now, tenant }: Pick<ReadContext, 'tenantId' | 'now' | 'tenant'>): SQL {
  const today = localDay(now, tenant.timeZone);
  return sql`
    select i.id, coalesce(owed.billed_cents, 0)::bigint as billed_cents, coalesce(owed.left_cents, 0)::bigint as left_cents,
      coalesce(credits.cents, 0)::bigint as credited_cents,
      case when i.kind <> 'invoice' then i.kind
        when coalesce(credits.cents, 0) >= i.total_cents then 'credited'
        when coalesce(owed.left_cents, 0) = 0 then 'paid'
        when i.due_on < ${today} then 'overdue' else 'open' end as state
    from invoices i
    left join (
      select invoice_id, sum(cents) as billed_cents,
        greatest(0, least(sum(cents), sum(greatest(0, least(greatest(cents, 0), due_cents - later_cents))))) as left_cents
      from (${shares(tenantId)}) s group by invoice_id
    ) owed on owed.invoice_id = i.id
    left join (
      select credited_invoice_id as invoice_id, sum(total_cents) as cents from invoices
      where tenant_id = ${tenantId} and credited_invoice_id is not null group by credited_invoice_id
    ) credits on credits.invoice_id = i.id
    where i.tenant_id = ${tenantId}`;
}

/**
 * For each rental on each invoice: what is billed and counts, what the rental owes, and what of that later bills claim. What it is
 * charged beyond all bills is on none yet.
 */
function shares(tenantId: string): SQL {
  return sql`
    select b.invoice_id, b.cents, greatest(coalesce(d.due_cents, 0), 0) as due_cents,
      greatest(coalesce(d.charges_cents, 0) - sum(b.cents) over (partition by b.rental_id), 0)
        + coalesce(sum(greatest(b.cents, 0)) over (
        partition by b.rental_id order by i.issued_at desc, i.id desc rows between unbounded preceding and 1 preceding), 0)
        as later_cents
    from (${billed(tenantId)}) b
    join invoices i on i.tenant_id = ${tenantId} and i.id = b.invoice_id
    left join (${ledgerBalances(tenantId)}) d on d.rental_id = b.rental_id`;
}

/** What was waived since bills nothing. Where it lowers its invoice it stays, until another one bills it back. */
function billed(tenantId: string): SQL {
  return sql`
    select invoice_id, rental_id, coalesce(sum(cents) filter (where not lapsed), 0)
      + least(0, coalesce(sum(cents) filter (where lapsed), 0)) as cents
    from (${paperLines(tenantId)}) p group by 1, 2`;
}
