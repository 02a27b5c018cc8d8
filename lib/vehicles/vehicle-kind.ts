import 'server-only';
import { vehicles } from '@/db/schema/vehicles';
import type { Searched } from '../records/searched-parts';
import { recordWords } from '../search/record-words';
import { VEHICLE_FIELDS } from './fields';

export const VEHICLE_KIND = { name: 'vehicle', table: vehicles, wordsOf };

function wordsOf(vehicle: Searched<typeof VEHICLE_FIELDS>): string[] {
  return recordWords(VEHICLE_FIELDS, vehicle);
}
