import { type FleetRow, fleetOf } from '../fleet-of';

export const PALMIS_CLASSES = ['Berline', 'SUV', '4x4', 'Pickup', 'Minibus'] as const;

const ROWS: FleetRow[] = [
  ['Hyundai', 'Elantra', 2022, 'automatic', 'gasoline', 5, 65, 'Berline', 'White'],
  ['Toyota', 'Corolla', 2023, 'automatic', 'hybrid', 5, 72, 'Berline', 'Black'],
  ['Kia', 'Sportage', 2023, 'automatic', 'gasoline', 5, 95, 'SUV', 'Grey'],
  ['Hyundai', 'Tucson', 2023, 'automatic', 'gasoline', 5, 98, 'SUV', 'Beige'],
  ['Toyota', 'RAV4', 2024, 'automatic', 'hybrid', 5, 115, 'SUV', 'Red'],
  ['Nissan', 'X-Trail', 2022, 'automatic', 'gasoline', 7, 98, 'SUV', 'Silver'],
  ['Toyota', 'Land Cruiser Prado', 2023, 'automatic', 'diesel', 7, 185, '4x4', 'Black'],
  ['Toyota', 'Land Cruiser 76', 2021, 'manual', 'diesel', 9, 195, '4x4', 'White'],
  ['Mitsubishi', 'Montero Sport', 2022, 'automatic', 'diesel', 7, 135, '4x4', 'Maroon'],
  ['Toyota', 'Fortuner', 2023, 'automatic', 'diesel', 7, 150, '4x4', 'White'],
  ['Ford', 'Everest', 2022, 'automatic', 'diesel', 7, 145, '4x4', 'Blue'],
  ['Toyota', 'Hilux D/C', 2022, 'manual', 'diesel', 5, 130, 'Pickup', 'Silver'],
  ['Nissan', 'Navara D/C', 2021, 'manual', 'diesel', 5, 120, 'Pickup', 'Orange'],
  ['Toyota', 'Coaster', 2019, 'manual', 'diesel', 26, 230, 'Minibus', 'White'],
];

/** Fourteen newer and larger vehicles for offices and NGOs, at higher prices. */
export const PALMIS_FLEET = fleetOf(ROWS);
