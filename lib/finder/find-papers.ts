import 'server-only';
import { sql } from 'drizzle-orm';
import { can, type Permission } from '../auth/permissions';
import { readDocumentNumber } from '../search/search-text';
import type { ReadContext } from '../server/query';

type PaperKind = 'invoice' | 'payment' | 'quote' | 'ticket';

interface Series {
  kind: PaperKind;
  table: string;
  needs: Permission;
}

const INVOICES = { kind: 'invoice', table: 'invoices', needs: 'invoices.view' } as const;
const SERIES: Readonly<Record<string, Series>> = {
  f: INVOICES,
  pf: INVOICES,
  nc: INVOICES,
  p: { kind: 'payment', table: 'payments', needs: 'payments.view' },
  q: { kind: 'quote', table: 'quotes', needs: 'reservations.view' },
  m: { kind: 'ticket', table: 'maintenance_tickets', needs: 'maintenance.view' },
};

export interface FoundPaper {
  id: string;
  kind: PaperKind;
  number: string;
}

/**
 * The invoice, credit note, proforma, payment, quote or ticket of which the whole number is typed, if the member may see it:
 * at most one.
 */
export async function findPapers({ tx, tenantId, role }: ReadContext, typed: string): Promise<FoundPaper[]> {
  const whole = readDocumentNumber(typed)?.whole;
  const series = SERIES[whole?.split(' ')[0] ?? ''];
  if (!whole || !series || !can(role, series.needs)) return [];
  const number = whole.toUpperCase().replaceAll(' ', '-');
  const rows = await tx.execute<{ id: string }>(sql`
    select id from ${sql.identifier(series.table)} where tenant_id = ${tenantId} and number = ${number}`);
  return rows.map(({ id }) => ({ id, kind: series.kind, number }));
}
