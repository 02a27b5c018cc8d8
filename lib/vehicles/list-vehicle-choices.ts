import 'server-only';
import { sentText } from '../sent-text';
import type { ReadContext } from '../server/query';
import { VehicleFilters } from './input';
import { listVehicles } from './list-vehicles';

const LONGEST_SEARCH = 100;

/** The facts about a vehicle that a picker needs. */
export interface VehicleChoice {
  id: string;
  make: string;
  model: string;
  plate: string;
  color: string;
  year: number;
  dailyRateCents: number;
  odometerKm: number;
  className?: string | null;
}

/** The first vehicles that match a picker's text, in any status. */
export async function listVehicleChoices(ctx: ReadContext, text: string): Promise<VehicleChoice[]> {
  const page = await listVehicles(
    ctx,
    VehicleFilters.parse({ q: sentText(text).slice(0, LONGEST_SEARCH), size: '10' }),
  );
  return page.rows.map(({ id, make, model, plate, color, year, dailyRateCents, odometerKm, className }) => ({
    id,
    make,
    model,
    plate,
    color,
    year,
    dailyRateCents,
    odometerKm,
    className,
  }));
}
