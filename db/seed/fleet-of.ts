import type { DemoVehicle } from './story';

/** Make, model, year, transmission, fuel, seats, whole USD a day, class and color. */
export type FleetRow = [
  string,
  string,
  number,
  DemoVehicle['transmission'],
  DemoVehicle['fuelType'],
  number,
  number,
  string,
  string,
];

export function fleetOf(rows: readonly FleetRow[]): DemoVehicle[] {
  return rows.map(([make, model, year, transmission, fuelType, seats, rate, className, color]) => ({
    ...{ make, model, year, transmission, fuelType, seats, rate, className, color },
  }));
}
