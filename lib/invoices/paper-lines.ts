import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * What invoices say of charges, with their credit notes, as a query: id, invoice_id, rental_id, charge_id, kind, cents, and
 * whether the line has `lapsed`, because its charge was waived since. A line that a credit note took back is not there; one that a
 * later invoice bills back is, with the line that does, and both together are nothing.
 */
export function paperLines(tenantId: string): SQL {
  return sql`
    select l.id, coalesce(i.credited_invoice_id, i.id) as invoice_id, l.rental_id, l.charge_id, l.kind,
      case i.kind when 'invoice' then l.amount_cents else -l.amount_cents end as cents,
      c.waived_at is not null and l.credit_note_id is null
        and sign(case i.kind when 'invoice' then l.amount_cents else -l.amount_cents end) = sign(c.amount_cents) as lapsed
    from invoice_lines l
    join invoices i on i.tenant_id = ${tenantId} and i.id = l.invoice_id
    join charges c on c.tenant_id = ${tenantId} and c.id = l.charge_id
    left join invoices t on t.tenant_id = ${tenantId} and t.id = l.credit_note_id
    where l.tenant_id = ${tenantId} and (l.credit_note_id is null or t.kind = 'invoice')`;
}
