/** The errors of vehicles and their maintenance, with their HTTP status; part of the list in `error-status.ts`. */
export const VEHICLE_ERROR_STATUS = {
  vehicle_not_available: 409,
  vehicle_not_in_service: 409,
  vehicle_out: 409,
  vehicle_pencilled: 409,
  vehicle_reserved: 409,
  vehicle_driven: 409,
  vehicle_used_since: 409,
  select_vehicle: 422,
  choose_service: 422,
  ready_before_start: 422,
  start_in_future: 422,
  planned_in_past: 422,
  duplicate_vendor: 409,
  plan_scope: 422,
  plan_interval: 422,
  duplicate_plan: 409,
} as const;
