import 'server-only';
import { vehicles } from '@/db/schema/vehicles';
import { vehicleWords } from './vehicle-words';

export const VEHICLE_KIND = { name: 'vehicle', table: vehicles, wordsOf: vehicleWords };
