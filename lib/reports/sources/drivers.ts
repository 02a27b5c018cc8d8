import 'server-only';
import { sql } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { inScope } from '../in-scope';
import type { ReportScope, ReportSource } from '../report-source';
import { words } from '../words';

/** The drivers who were added in the period, or drove on a rental that began in it. Only the latter may be archived. */
export function driverSource(scope: ReportScope): ReportSource {
  return {
    columns: {
      fullName: { heading: 'reports.column.full_name', type: 'text', value: sql`d.full_name` },
      kind: {
        heading: 'reports.column.driver_kind',
        type: 'choice',
        value: sql`d.kind`,
        words: words('drivers.kind_', drivers.kind.enumValues),
      },
      customer: { heading: 'reports.column.customer', type: 'text', value: sql`c.full_name` },
      phone: { heading: 'reports.column.phone', type: 'text', value: sql`d.phone` },
      email: { heading: 'reports.column.email', type: 'text', value: sql`d.email` },
      licenseNumber: { heading: 'reports.column.license_number', type: 'text', value: sql`d.license_number` },
      licenseExpires: { heading: 'reports.column.license_expires', type: 'day', value: sql`d.license_expires_on` },
      idNumber: { heading: 'reports.column.id_number', type: 'text', value: sql`d.id_card_number` },
      dateOfBirth: { heading: 'reports.column.date_of_birth', type: 'day', value: sql`d.date_of_birth` },
      rentals: { heading: 'reports.column.rentals', type: 'whole', value: sql`coalesce(r.count, 0)` },
      notes: { heading: 'reports.column.notes', type: 'text', value: sql`d.notes` },
    },
    rows: sql`from drivers d
      left join customers c on c.tenant_id = d.tenant_id and c.id = d.customer_id
      left join (
        select rd.driver_id, count(*) as count from rental_drivers rd
        join rentals on rentals.tenant_id = rd.tenant_id and rentals.id = rd.rental_id
        where rd.tenant_id = ${scope.tenantId} and rentals.status in ('active', 'completed')
          and ${inScope(sql`rentals.pickup_at`, scope)}
        group by rd.driver_id
      ) r on r.driver_id = d.id
      where d.tenant_id = ${scope.tenantId}
        and (r.count > 0 or (d.archived_at is null and ${inScope(sql`d.created_at`, scope)}))`,
    order: sql`d.name_key, d.id`,
    sums: {},
  };
}
