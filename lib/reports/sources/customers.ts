import 'server-only';
import { sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { inScope } from '../in-scope';
import type { ReportScope, ReportSource } from '../report-source';
import { words } from '../words';

/** The customers who were added in the period, or had a vehicle handed over in it. Only the latter may be archived. */
export function customerSource(scope: ReportScope): ReportSource {
  return {
    columns: {
      fullName: { heading: 'reports.column.full_name', type: 'text', value: sql`c.full_name` },
      phone: { heading: 'reports.column.phone', type: 'text', value: sql`c.phone` },
      email: { heading: 'reports.column.email', type: 'text', value: sql`c.email` },
      address: { heading: 'reports.column.address', type: 'text', value: sql`c.address` },
      city: { heading: 'reports.column.city', type: 'text', value: sql`c.city` },
      country: { heading: 'reports.column.country', type: 'text', value: sql`c.country` },
      licenseNumber: { heading: 'reports.column.license_number', type: 'text', value: sql`c.license_number` },
      licenseExpires: { heading: 'reports.column.license_expires', type: 'day', value: sql`c.license_expires_on` },
      idType: {
        heading: 'reports.column.id_type',
        type: 'choice',
        value: sql`c.id_type`,
        words: words('customers.id_', customers.idType.enumValues),
      },
      idNumber: { heading: 'reports.column.id_number', type: 'text', value: sql`c.id_number` },
      dateOfBirth: { heading: 'reports.column.date_of_birth', type: 'day', value: sql`c.date_of_birth` },
      status: {
        heading: 'reports.column.status',
        type: 'choice',
        value: sql`c.status`,
        words: words('status.', customers.status.enumValues),
      },
      tier: {
        heading: 'reports.column.tier',
        type: 'choice',
        value: sql`c.tier`,
        words: words('customers.tier_', customers.tier.enumValues),
      },
      addedAt: { heading: 'reports.column.added_at', type: 'moment', value: sql`c.created_at` },
      rentals: { heading: 'reports.column.rentals', type: 'whole', value: sql`coalesce(r.count, 0)` },
      notes: { heading: 'reports.column.notes', type: 'text', value: sql`c.notes` },
    },
    rows: sql`from customers c
      left join (
        select customer_id, count(*) as count from rentals
        where tenant_id = ${scope.tenantId} and status in ('active', 'completed') and ${inScope(sql`pickup_at`, scope)}
        group by customer_id
      ) r on r.customer_id = c.id
      where c.tenant_id = ${scope.tenantId}
        and (r.count > 0 or (c.archived_at is null and ${inScope(sql`c.created_at`, scope)}))`,
    order: sql`c.name_key, c.id`,
    sums: {},
  };
}
