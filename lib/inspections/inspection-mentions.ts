import 'server-only';
import { inspections } from '@/db/schema/inspections';
import { rentals } from '@/db/schema/rentals';
import { byNumberOf } from '../search/by-number';
import { byRecord } from '../search/by-record';
import type { Mentioning } from '../search/mentions';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';

/** Inspections are found by their vehicle and their rental's number. */
export const INSPECTION_MENTIONS: Mentioning = {
  table: inspections,
  ways: [
    byNumberOf('R', { table: rentals, column: inspections.rentalId }),
    byRecord(VEHICLE_KIND, inspections.vehicleId),
  ],
};
