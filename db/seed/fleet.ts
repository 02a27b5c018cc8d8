type Fuel = 'gasoline' | 'diesel' | 'hybrid';

export interface DemoVehicle {
  make: string;
  model: string;
  year: number;
  transmission: 'automatic' | 'manual';
  fuelType: Fuel;
  seats: number;
  rate: number;
  deposit: number;
  className: (typeof CLASSES)[number];
  color: string;
}

export const CLASSES = ['Compact', 'Sedan', 'SUV', '4x4', 'Pickup', 'Minibus'] as const;

type Row = [
  string,
  string,
  number,
  'automatic' | 'manual',
  Fuel,
  number,
  number,
  number,
  (typeof CLASSES)[number],
  string,
];

const ROWS: Row[] = [
  ['Kia', 'Picanto', 2020, 'automatic', 'gasoline', 5, 45, 300, 'Compact', 'White'],
  ['Hyundai', 'Accent', 2019, 'automatic', 'gasoline', 5, 50, 300, 'Sedan', 'Silver'],
  ['Toyota', 'Yaris', 2021, 'automatic', 'gasoline', 5, 55, 350, 'Compact', 'Red'],
  ['Toyota', 'Corolla', 2020, 'automatic', 'gasoline', 5, 60, 400, 'Sedan', 'Grey'],
  ['Suzuki', 'Jimny', 2021, 'manual', 'gasoline', 4, 70, 500, '4x4', 'Green'],
  ['Daihatsu', 'Terios', 2018, 'automatic', 'gasoline', 5, 65, 450, 'SUV', 'Blue'],
  ['Suzuki', 'Grand Vitara', 2019, 'automatic', 'gasoline', 5, 80, 600, 'SUV', 'Black'],
  ['Kia', 'Sportage', 2021, 'automatic', 'diesel', 5, 85, 600, 'SUV', 'White'],
  ['Hyundai', 'Tucson', 2022, 'automatic', 'gasoline', 5, 90, 700, 'SUV', 'Grey'],
  ['Toyota', 'RAV4', 2021, 'automatic', 'gasoline', 5, 95, 700, 'SUV', 'White'],
  ['Toyota', 'RAV4 Hybrid', 2023, 'automatic', 'hybrid', 5, 110, 800, 'SUV', 'Blue'],
  ['Nissan', 'X-Trail', 2020, 'automatic', 'gasoline', 5, 90, 700, 'SUV', 'Black'],
  ['Mitsubishi', 'Montero', 2019, 'automatic', 'diesel', 7, 120, 900, '4x4', 'Silver'],
  ['Nissan', 'Patrol', 2018, 'manual', 'diesel', 7, 150, 1200, '4x4', 'White'],
  ['Toyota', 'Land Cruiser Prado', 2022, 'automatic', 'diesel', 7, 170, 1500, '4x4', 'Black'],
  ['Toyota', 'Fortuner', 2021, 'automatic', 'diesel', 7, 140, 1200, '4x4', 'Grey'],
  ['Toyota', 'Hilux D/C', 2021, 'manual', 'diesel', 5, 120, 1000, 'Pickup', 'White'],
  ['Nissan', 'Frontier D/C', 2019, 'manual', 'diesel', 5, 110, 900, 'Pickup', 'Red'],
  ['Isuzu', 'D-Max', 2020, 'manual', 'diesel', 5, 110, 900, 'Pickup', 'Silver'],
  ['Toyota', 'Hiace', 2020, 'manual', 'diesel', 15, 150, 1200, 'Minibus', 'White'],
];

/** Twenty vehicles with invented prices in whole USD, within the usual range for Haiti. */
export const FLEET: DemoVehicle[] = ROWS.map(
  ([make, model, year, transmission, fuelType, seats, rate, deposit, className, color]) => ({
    make,
    model,
    year,
    transmission,
    fuelType,
    seats,
    rate,
    deposit,
    className,
    color,
  }),
);
