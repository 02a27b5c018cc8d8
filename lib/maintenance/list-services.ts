import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { localDay } from '../dates';
import { type Due, type DueState, type Standing, serviceDue } from './due';
import { odometerReadings } from './odometer-readings';
import { KM_OF_A_DAY, type ServiceType } from './values';

/** One service that a plan asks for, of one vehicle. */
export interface PlannedService extends Due {
  planId: string;
  serviceType: ServiceType;
  vehicleId: string;
  make: string;
  model: string;
  plate: string;
  color: string;
  className: string | null;
  odometerKm: number;
  /** The last service, or where the plan starts. */
  last: Standing;
  isStart: boolean;
  /** A ticket of that type that is planned or open for it. */
  ticket: { id: string; number: string } | null;
}

interface Asked {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  now: Date;
  /** Only the services of this one. */
  vehicleId?: string;
}

const URGENCY: Record<DueState, number> = { overdue: 0, soon: 1, later: 2 };

/**
 * Every service that the plans ask for, the most urgent first. The last one is the latest completed ticket of that type.
 * Without one it counts from the plan's start. Its odometer is the one given, or else the reading nearest to that day. A
 * vehicle's own plan holds instead of its class's (docs/rules.md §6).
 */
export async function listServices({ tenantId, tx, timeZone, now, vehicleId }: Asked): Promise<PlannedService[]> {
  const among = (id: SQL) => (vehicleId ? sql`${id} = ${vehicleId}` : sql`true`);
  const rows = await tx.execute<Record<string, unknown>>(sql`
    with readings as (select * from (${odometerReadings(tenantId)}) every where ${among(sql`every.vehicle_id`)})
    select p.id as plan_id, p.service_type, p.every_km, p.every_months, v.id as vehicle_id, v.make, v.model, v.plate, v.color, c.name as class_name,
      v.odometer_km,
      done.closed_at, coalesce(done.closed_at, p.starts_on::timestamp at time zone ${timeZone}) as last_at,
      coalesce(case when done.closed_at is null then p.starts_km else done.km end, before.km, after.km, v.odometer_km) as last_km,
      standing.id as ticket_id, standing.number as ticket_number
    from maintenance_plans p
    join vehicles v on v.tenant_id = p.tenant_id and v.archived_at is null and (v.id = p.vehicle_id or (v.class_id = p.class_id
      and not exists (select 1 from maintenance_plans o where o.tenant_id = p.tenant_id and o.archived_at is null
        and o.vehicle_id = v.id and o.service_type = p.service_type)))
    left join vehicle_classes c on c.tenant_id = v.tenant_id and c.id = v.class_id
    left join lateral (select t.closed_at, coalesce(t.ready_odometer_km, t.odometer_km) as km from maintenance_tickets t
      where t.tenant_id = p.tenant_id and t.vehicle_id = v.id and t.service_type = p.service_type and t.status = 'completed'
      order by t.closed_at desc, t.id desc limit 1) done on true
    left join lateral (select r.km from readings r where r.vehicle_id = v.id
      and r.at <= coalesce(done.closed_at, p.starts_on::timestamp at time zone ${timeZone}) order by r.at desc limit 1) before on true
    left join lateral (select r.km from readings r where r.vehicle_id = v.id
      and r.at > coalesce(done.closed_at, p.starts_on::timestamp at time zone ${timeZone}) order by r.at limit 1) after on true
    left join lateral (select t.id, t.number from maintenance_tickets t where t.tenant_id = p.tenant_id and t.vehicle_id = v.id
      and t.service_type = p.service_type and t.status in ('planned', 'open') order by t.started_at limit 1) standing on true
    where p.tenant_id = ${tenantId} and p.archived_at is null and ${among(sql`v.id`)}`);
  const today = localDay(now, timeZone);
  return rows.map((row) => serviceOf(row, { today, timeZone })).toSorted(byUrgency);
}

function serviceOf(row: Record<string, unknown>, at: { today: string; timeZone: string }): PlannedService {
  const last = { km: Number(row.last_km), on: localDay(new Date(String(row.last_at)), at.timeZone) };
  const odometerKm = Number(row.odometer_km);
  const interval = { everyKm: numberOrNull(row.every_km), everyMonths: numberOrNull(row.every_months) };
  return {
    planId: String(row.plan_id),
    // Safe because the column takes only these.
    serviceType: row.service_type as ServiceType,
    vehicleId: String(row.vehicle_id),
    make: String(row.make),
    model: String(row.model),
    plate: String(row.plate),
    color: String(row.color),
    className: row.class_name === null ? null : String(row.class_name),
    odometerKm,
    last,
    isStart: row.closed_at === null,
    ticket: row.ticket_id === null ? null : { id: String(row.ticket_id), number: String(row.ticket_number) },
    ...serviceDue(interval, last, { km: odometerKm, on: at.today }),
  };
}

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}

function byUrgency(a: PlannedService, b: PlannedService): number {
  const left = ({ kmLeft, daysLeft }: PlannedService) =>
    Math.min(kmLeft ?? Number.POSITIVE_INFINITY, (daysLeft ?? Number.POSITIVE_INFINITY) * KM_OF_A_DAY);
  return URGENCY[a.state] - URGENCY[b.state] || left(a) - left(b) || (a.vehicleId < b.vehicleId ? -1 : 1);
}
