import 'server-only';
import { sql } from 'drizzle-orm';
import { recordVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { ticketCosts } from '../vehicles/ticket-costs';
import { VENDOR_FIELDS } from './fields';

const MOST = 500;

export interface ListedVendor {
  id: string;
  name: string;
  /** E.164; null if there is none. */
  phone: string | null;
  version: string;
  /** How many tickets name it, cancelled ones too. */
  tickets: number;
  /** When the last vehicle came to it; null if none has. */
  lastAt: Date | null;
  /** What all its tickets have cost, in cents. */
  costCents: number;
}

/** The vendors that are not archived, by name, at most 500, each with its tickets and what they have cost. */
export async function listVendors({ tx, tenantId }: ReadContext): Promise<ListedVendor[]> {
  const rows = await tx.execute<Record<string, unknown>>(sql`
    select v.id, v.name, v.phone, count(t.id)::int as tickets, max(t.started_at) filter (where t.status in ('open', 'completed')) as last_at,
      coalesce(sum(spent.cents), 0)::bigint as cents
    from vendors v
    left join maintenance_tickets t on t.tenant_id = v.tenant_id and t.vendor_id = v.id
    left join (select ticket_id, sum(cents) as cents from (${ticketCosts(tenantId)}) costs group by ticket_id) spent
      on spent.ticket_id = t.id
    where v.tenant_id = ${tenantId} and v.archived_at is null
    group by v.id, v.name, v.phone, v.name_key order by v.name_key, v.id limit ${MOST}`);
  return rows.map((row) => {
    const record = { name: String(row.name), phone: row.phone === null ? null : String(row.phone) };
    return {
      ...{ id: String(row.id), ...record, version: recordVersion(VENDOR_FIELDS, record), tickets: Number(row.tickets) },
      lastAt: row.last_at === null ? null : new Date(String(row.last_at)),
      costCents: Number(row.cents),
    };
  });
}
