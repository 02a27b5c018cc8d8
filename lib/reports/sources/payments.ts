import 'server-only';
import { sql } from 'drizzle-orm';
import { payments } from '@/db/schema/payments';
import { inScope } from '../in-scope';
import type { ReportScope, ReportSource } from '../report-source';
import { words } from '../words';

/** What was received or given back in the period. A refund is negative; a voided payment stays, and counts as nothing. */
export function paymentSource(scope: ReportScope): ReportSource {
  const signed = sql`case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end`;
  const within = sql`where p.tenant_id = ${scope.tenantId} and ${inScope(sql`p.received_at`, scope)}`;
  const htg = sql`case when p.kind = 'refund' then -p.received_htg_cents else p.received_htg_cents end`;
  return {
    columns: {
      number: { heading: 'reports.column.number', type: 'text', value: sql`p.number` },
      receivedAt: { heading: 'reports.column.received_at', type: 'moment', value: sql`p.received_at` },
      kind: {
        heading: 'reports.column.payment_kind',
        type: 'choice',
        value: sql`p.kind`,
        words: words('payments.kind_', payments.kind.enumValues),
      },
      method: {
        heading: 'reports.column.method',
        type: 'choice',
        value: sql`p.method`,
        words: words('payments.method_', payments.method.enumValues),
      },
      amount: { heading: 'reports.column.amount', type: 'money', value: signed },
      receivedHtg: { heading: 'reports.column.received_htg', type: 'money', value: htg },
      htgRate: { heading: 'reports.column.htg_rate', type: 'decimal', value: sql`p.htg_rate` },
      customer: { heading: 'reports.column.customer', type: 'text', value: sql`c.full_name` },
      rental: { heading: 'reports.column.rental', type: 'text', value: sql`r.number` },
      reservation: { heading: 'reports.column.reservation', type: 'text', value: sql`s.number` },
      reference: { heading: 'reports.column.reference', type: 'text', value: sql`p.reference` },
      receivedBy: { heading: 'reports.column.received_by', type: 'text', value: sql`m.name` },
      voidedAt: { heading: 'reports.column.voided_at', type: 'moment', value: sql`p.voided_at` },
      voidedReason: { heading: 'reports.column.voided_reason', type: 'text', value: sql`p.voided_reason` },
      notes: { heading: 'reports.column.notes', type: 'text', value: sql`p.notes` },
    },
    counted: sql`from payments p ${within}`,
    rows: sql`from payments p
      join customers c on c.tenant_id = p.tenant_id and c.id = p.customer_id
      left join rentals r on r.tenant_id = p.tenant_id and r.id = p.rental_id
      left join reservations s on s.tenant_id = p.tenant_id and s.id = p.reservation_id
      left join members m on m.tenant_id = p.tenant_id and m.id = p.received_by
      ${within}`,
    order: sql`p.received_at, p.id`,
    sums: { amount: sql`case when p.voided_at is null then ${signed} end` },
  };
}
