import 'server-only';
import { sql } from 'drizzle-orm';
import { inspections } from '@/db/schema/inspections';
import { inScope } from '../in-scope';
import type { ReportScope, ReportSource } from '../report-source';
import { words } from '../words';

/** The inspections made in the period. One that was withdrawn with its return is left out, because nothing counts it. */
export function inspectionSource(scope: ReportScope): ReportSource {
  return {
    columns: {
      inspectedAt: { heading: 'reports.column.inspected_at', type: 'moment', value: sql`i.inspected_at` },
      kind: {
        heading: 'reports.column.inspection_kind',
        type: 'choice',
        value: sql`i.kind`,
        words: words('vehicles.inspection_', inspections.kind.enumValues),
      },
      make: { heading: 'reports.column.make', type: 'text', value: sql`v.make` },
      model: { heading: 'reports.column.model', type: 'text', value: sql`v.model` },
      plate: { heading: 'reports.column.plate', type: 'text', value: sql`v.plate` },
      rental: { heading: 'reports.column.rental', type: 'text', value: sql`r.number` },
      odometerKm: { heading: 'reports.column.odometer_km', type: 'whole', value: sql`i.odometer_km` },
      fuelLevel: {
        heading: 'reports.column.fuel_level',
        type: 'choice',
        value: sql`i.fuel_level`,
        words: words('inspections.fuel_', inspections.fuelLevel.enumValues),
      },
      damage: { heading: 'reports.column.damage', type: 'text', value: sql`i.damage_notes` },
      inspectedBy: { heading: 'reports.column.inspected_by', type: 'text', value: sql`m.name` },
    },
    rows: sql`from inspections i
      join vehicles v on v.tenant_id = i.tenant_id and v.id = i.vehicle_id
      left join rentals r on r.tenant_id = i.tenant_id and r.id = i.rental_id
      left join members m on m.tenant_id = i.tenant_id and m.id = i.inspected_by
      where i.tenant_id = ${scope.tenantId} and i.superseded_at is null and ${inScope(sql`i.inspected_at`, scope)}`,
    order: sql`i.inspected_at, i.id`,
    sums: {},
  };
}
