import { getVehicleCondition } from '@/lib/inspections/get-vehicle-condition';
import { routeQuery } from '@/lib/server/route-query';

/** What an inspection of a vehicle starts from: its standing damages and the company's checklist. */
export const GET = routeQuery('inspections.view', null, (ctx, { params }) =>
  getVehicleCondition(ctx, params.vehicleId ?? ''),
);
