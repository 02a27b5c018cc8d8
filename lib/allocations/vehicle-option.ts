import 'server-only';
import { sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { isPencilled, isStandingHold } from '../vehicles/standing-hold';
import { type Clash, findOut } from './find-clash';
import { findRefusal } from './find-refusal';
import { isTaken, type WantedPeriod } from './is-taken';

export interface VehicleOption {
  id: string;
  make: string;
  model: string;
  year: number;
  plate: string;
  color: string;
  dailyRateCents: number;
  odometerKm: number;
  serviceStatus: 'in_service' | 'maintenance' | 'inactive';
  clash: Clash | null;
}

type Row = Omit<VehicleOption, 'clash'> & { held: boolean };

/** What a query of vehicles reads of each, and whether anything at all holds it in the period. */
export function optionColumns(period: WantedPeriod) {
  const pencilled = sql`exists (select 1 from vehicle_allocations a
    where a.tenant_id = vehicles.tenant_id and a.vehicle_id = vehicles.id and ${isStandingHold} and ${isPencilled}
      and tstzrange(${period.from.toISOString()}::timestamptz, ${period.until.toISOString()}::timestamptz) && a.period)`;
  return {
    id: vehicles.id,
    make: vehicles.make,
    model: vehicles.model,
    year: vehicles.year,
    plate: vehicles.plate,
    color: vehicles.color,
    dailyRateCents: vehicles.dailyRateCents,
    odometerKm: vehicles.odometerKm,
    serviceStatus: vehicles.serviceStatus,
    held: sql<boolean>`(${isTaken(period)} or ${pencilled})`,
  };
}

/** The vehicles with the reason they are unavailable, if any. One that nothing holds needs no further query. */
export function withClashes(ctx: ReadContext, rows: readonly Row[], period: WantedPeriod): Promise<VehicleOption[]> {
  const { from, until, handOver, exceptReservationId } = period;
  return Promise.all(
    rows.map(async ({ held, ...row }) => {
      if (!held) return { ...row, clash: null };
      const clash = await findRefusal(ctx, { vehicleId: row.id, from, until, exceptReservationId });
      return { ...row, clash: clash ?? (handOver ? await findOut(ctx, row.id) : null) };
    }),
  );
}
