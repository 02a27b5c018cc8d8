import 'server-only';
import { drivers } from '@/db/schema/drivers';
import { driverWords } from './driver-words';

export const DRIVER_KIND = { name: 'driver', table: drivers, wordsOf: driverWords };
