import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { inScope } from '../in-scope';
import type { ReportScope, ReportSource } from '../report-source';
import { words } from '../words';

/** The vehicles that were in the fleet at any moment of the period, with how often each was handed over in it. */
export function vehicleSource(scope: ReportScope): ReportSource {
  return {
    columns: {
      plate: { heading: 'reports.column.plate', type: 'text', value: sql`v.plate` },
      make: { heading: 'reports.column.make', type: 'text', value: sql`v.make` },
      model: { heading: 'reports.column.model', type: 'text', value: sql`v.model` },
      year: { heading: 'reports.column.year', type: 'whole', value: sql`v.year` },
      class: { heading: 'reports.column.class', type: 'text', value: sql`c.name` },
      vin: { heading: 'reports.column.vin', type: 'text', value: sql`v.vin` },
      color: { heading: 'reports.column.color', type: 'text', value: sql`v.color` },
      seats: { heading: 'reports.column.seats', type: 'whole', value: sql`v.seats` },
      fuelType: {
        heading: 'reports.column.fuel_type',
        type: 'choice',
        value: sql`v.fuel_type`,
        words: words('vehicles.', vehicles.fuelType.enumValues),
      },
      transmission: {
        heading: 'reports.column.transmission',
        type: 'choice',
        value: sql`v.transmission`,
        words: words('vehicles.', vehicles.transmission.enumValues),
      },
      dailyRate: { heading: 'reports.column.daily_rate', type: 'money', value: sql`v.daily_rate_cents` },
      service: {
        heading: 'reports.column.service',
        type: 'choice',
        value: sql`v.service_status`,
        words: words('status.', vehicles.serviceStatus.enumValues),
      },
      condition: {
        heading: 'reports.column.condition',
        type: 'choice',
        value: sql`v.condition`,
        words: words('vehicles.', vehicles.condition.enumValues),
      },
      odometerKm: { heading: 'reports.column.odometer_km', type: 'whole', value: sql`v.odometer_km` },
      insuranceProvider: {
        heading: 'reports.column.insurance_provider',
        type: 'text',
        value: sql`v.insurance_provider`,
      },
      policyNumber: { heading: 'reports.column.policy_number', type: 'text', value: sql`v.policy_number` },
      insuranceExpires: {
        heading: 'reports.column.insurance_expires',
        type: 'day',
        value: sql`v.insurance_expires_on`,
      },
      registrationExpires: {
        heading: 'reports.column.registration_expires',
        type: 'day',
        value: sql`v.registration_expires_on`,
      },
      rentals: { heading: 'reports.column.rentals', type: 'whole', value: sql`coalesce(r.count, 0)` },
      notes: { heading: 'reports.column.notes', type: 'text', value: sql`v.notes` },
    },
    rows: sql`from vehicles v
      left join vehicle_classes c on c.tenant_id = v.tenant_id and c.id = v.class_id
      left join (
        select vehicle_id, count(*) as count from (${handOvers(scope)}) h group by vehicle_id
      ) r on r.vehicle_id = v.id
      where v.tenant_id = ${scope.tenantId} and v.created_at < ${scope.until.toISOString()}::timestamptz
        and (v.archived_at is null or v.archived_at >= ${scope.from.toISOString()}::timestamptz)`,
    order: sql`v.name_key, v.id`,
    sums: {},
  };
}

/** The vehicle of each hand-over: one for each rental, and after a swap one for each vehicle that the customer had. */
function handOvers(scope: ReportScope): SQL {
  return sql`
    select vehicle_id from rentals
    where tenant_id = ${scope.tenantId} and status in ('active', 'completed')
      and ${inScope(sql`coalesce(vehicle_since, pickup_at)`, scope)}
    union all
    select l.vehicle_id from rental_legs l
    join rentals on rentals.tenant_id = l.tenant_id and rentals.id = l.rental_id
    where l.tenant_id = ${scope.tenantId} and rentals.status in ('active', 'completed') and ${inScope(sql`l.left_at`, scope)}`;
}
