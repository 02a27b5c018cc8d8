import { type FleetRow, fleetOf } from '../fleet-of';

export const LAKAY_CLASSES = ['Compact', 'Sedan', 'SUV', '4x4', 'Pickup', 'Minibus'] as const;

const ROWS: FleetRow[] = [
  ['Kia', 'Picanto', 2020, 'automatic', 'gasoline', 5, 45, 'Compact', 'White'],
  ['Hyundai', 'Accent', 2019, 'automatic', 'gasoline', 5, 50, 'Sedan', 'Silver'],
  ['Toyota', 'Yaris', 2021, 'automatic', 'gasoline', 5, 55, 'Compact', 'Red'],
  ['Toyota', 'Corolla', 2020, 'automatic', 'gasoline', 5, 60, 'Sedan', 'Grey'],
  ['Suzuki', 'Jimny', 2021, 'manual', 'gasoline', 4, 70, '4x4', 'Green'],
  ['Daihatsu', 'Terios', 2018, 'automatic', 'gasoline', 5, 65, 'SUV', 'Blue'],
  ['Suzuki', 'Grand Vitara', 2019, 'automatic', 'gasoline', 5, 80, 'SUV', 'Black'],
  ['Kia', 'Sportage', 2021, 'automatic', 'diesel', 5, 85, 'SUV', 'White'],
  ['Hyundai', 'Tucson', 2022, 'automatic', 'gasoline', 5, 90, 'SUV', 'Grey'],
  ['Toyota', 'RAV4', 2021, 'automatic', 'gasoline', 5, 95, 'SUV', 'White'],
  ['Toyota', 'RAV4 Hybrid', 2023, 'automatic', 'hybrid', 5, 110, 'SUV', 'Blue'],
  ['Nissan', 'X-Trail', 2020, 'automatic', 'gasoline', 5, 90, 'SUV', 'Black'],
  ['Mitsubishi', 'Montero', 2019, 'automatic', 'diesel', 7, 120, '4x4', 'Silver'],
  ['Nissan', 'Patrol', 2018, 'manual', 'diesel', 7, 150, '4x4', 'White'],
  ['Toyota', 'Land Cruiser Prado', 2022, 'automatic', 'diesel', 7, 170, '4x4', 'Black'],
  ['Toyota', 'Fortuner', 2021, 'automatic', 'diesel', 7, 140, '4x4', 'Grey'],
  ['Toyota', 'Hilux D/C', 2021, 'manual', 'diesel', 5, 120, 'Pickup', 'White'],
  ['Nissan', 'Frontier D/C', 2019, 'manual', 'diesel', 5, 110, 'Pickup', 'Red'],
  ['Isuzu', 'D-Max', 2020, 'manual', 'diesel', 5, 110, 'Pickup', 'Silver'],
  ['Toyota', 'Hiace', 2020, 'manual', 'diesel', 15, 150, 'Minibus', 'White'],
];

/** Twenty vehicles for every purse, with invented prices within the usual range for Haiti. */
export const LAKAY_FLEET = fleetOf(ROWS);
