import 'server-only';
import { sql } from 'drizzle-orm';
import { rentalBalances } from '../../payments/ledger-balances';
import { inScope } from '../in-scope';
import type { ReportScope, ReportSource } from '../report-source';
import { words } from '../words';

/**
 * The rentals whose vehicle was handed over in the period, cancelled ones too, with what they were charged until now and
 * what of it is not paid.
 */
export function rentalSource(scope: ReportScope): ReportSource {
  const within = sql`where r.tenant_id = ${scope.tenantId} and r.status <> 'draft' and r.number is not null
        and ${inScope(sql`r.pickup_at`, scope)}`;
  return {
    columns: {
      number: { heading: 'reports.column.number', type: 'text', value: sql`r.number` },
      status: {
        heading: 'reports.column.status',
        type: 'choice',
        value: sql`r.status`,
        words: words('status.rental_', ['active', 'completed', 'cancelled']),
      },
      customer: { heading: 'reports.column.customer', type: 'text', value: sql`c.full_name` },
      phone: { heading: 'reports.column.phone', type: 'text', value: sql`c.phone` },
      make: { heading: 'reports.column.make', type: 'text', value: sql`v.make` },
      model: { heading: 'reports.column.model', type: 'text', value: sql`v.model` },
      plate: { heading: 'reports.column.plate', type: 'text', value: sql`v.plate` },
      pickupAt: { heading: 'reports.column.pickup_at', type: 'moment', value: sql`r.pickup_at` },
      dueAt: { heading: 'reports.column.due_at', type: 'moment', value: sql`r.due_at` },
      returnedAt: { heading: 'reports.column.returned_at', type: 'moment', value: sql`r.returned_at` },
      pickupPlace: { heading: 'reports.column.pickup_place', type: 'text', value: sql`r.pickup_location` },
      returnPlace: { heading: 'reports.column.return_place', type: 'text', value: sql`r.return_location` },
      dailyRate: { heading: 'reports.column.daily_rate', type: 'money', value: sql`r.daily_rate_cents` },
      days: { heading: 'reports.column.days', type: 'whole', value: sql`r.charged_days` },
      charged: { heading: 'reports.column.charged', type: 'money', value: sql`coalesce(m.charges_cents, 0)` },
      due: { heading: 'reports.column.due', type: 'money', value: sql`coalesce(m.due_cents, 0)` },
      depositHeld: { heading: 'reports.column.deposit_held', type: 'money', value: sql`coalesce(m.held_cents, 0)` },
      notes: { heading: 'reports.column.notes', type: 'text', value: sql`r.notes` },
    },
    rows: sql`from rentals r
      left join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
      left join vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
      left join (${rentalBalances(scope.tenantId, sql`select r.id from rentals r ${within}`)}) m on m.rental_id = r.id
      ${within}`,
    counted: sql`from rentals r ${within}`,
    order: sql`r.pickup_at, r.id`,
    sums: { charged: sql`m.charges_cents`, due: sql`m.due_cents` },
  };
}
