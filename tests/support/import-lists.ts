import { newId } from '@/lib/id';
import { uploadImport } from '@/lib/imports/upload-import';
import type { ImportKind } from '@/lib/imports/values';
import type { TenantContext } from '@/lib/server/context';

/** The columns of `vehicleList`, as the second step sends them. */
export const VEHICLE_COLUMNS = {
  make: 0,
  model: 1,
  year: 2,
  plate: 3,
  seats: 4,
  fuelType: 5,
  transmission: 6,
  dailyRateCents: 7,
  odometerKm: 8,
  vin: 9,
  insuranceExpiresOn: 10,
};

export const CUSTOMER_COLUMNS = { fullName: 0, licenseNumber: 1, phone: 2, dateOfBirth: 3, country: 4, tier: 5 };
export const DRIVER_COLUMNS = { fullName: 0, licenseNumber: 1, phone: 2, kind: 3, customerId: 4 };

export interface ListOptions {
  count: number;
  /** The prefix of plates or license numbers, so that lists differ. */
  mark?: string;
  /** Changes the cells of one row, counted from 0. */
  change?: (cells: string[], index: number) => string[];
}

function list(header: string[], row: (number: string, index: number) => string[], options: ListOptions): string {
  const { count, mark = newId().slice(-4).toUpperCase(), change = (cells) => cells } = options;
  const rows = Array.from({ length: count }, (_, index) =>
    change(row(`${mark}${String(index).padStart(5, '0')}`, index), index),
  );
  return [header, ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

/** The fleet list of a French-speaking company. */
export function vehicleList(options: ListOptions): string {
  const header = ['Marque', 'Modèle', 'Année', 'No plaque', 'Places', 'Carburant', 'Transmission', 'Tarif journalier'];
  return list(
    [...header, 'Kilométrage', 'VIN', 'Expiration assurance'],
    (number, index) => [
      ['Toyota', 'Kia', 'Suzuki'][index % 3] ?? '',
      ['RAV4', 'Sportage', 'Grand Vitara'][index % 3] ?? '',
      String(2015 + (index % 10)),
      number,
      '5',
      ['Essence', 'Diesel'][index % 2] ?? '',
      ['Automatique', 'Manuelle'][index % 2] ?? '',
      `${55 + (index % 40)},50`,
      String(10_000 + index),
      '',
      '31/12/2027',
    ],
    options,
  );
}

export function customerList(options: ListOptions): string {
  return list(
    ['Non konplè', 'Nimewo lisans', 'Telefòn', 'Dat nesans', 'Peyi', 'Nivo'],
    (number, index) => [
      `Marie-Ange Étienne ${index}`,
      number,
      `+509 37${String(index).padStart(6, '0')}`,
      '12/04/1988',
      'Ayiti',
      'VIP',
    ],
    options,
  );
}

export function driverList(options: ListOptions): string {
  return list(
    ['Full name', 'License number', 'Phone', 'Driver type', 'Customer’s license number'],
    (number, index) => [`Jean Wilner Baptiste ${index}`, number, '3700 0001', 'chauffeur', ''],
    options,
  );
}

/** Uploads a list and returns its id. */
export async function upload(ctx: TenantContext, kind: ImportKind, text: string | Buffer): Promise<string> {
  return (await uploadImport(ctx, kind, { fileName: 'list.csv', bytes: Buffer.from(text) })).id;
}
