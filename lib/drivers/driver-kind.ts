import 'server-only';
import { drivers } from '@/db/schema/drivers';
import type { Searched } from '../records/searched-parts';
import { recordWords } from '../search/record-words';
import { DRIVER_FIELDS } from './fields';

export const DRIVER_KIND = { name: 'driver', table: drivers, wordsOf };

function wordsOf(driver: Searched<typeof DRIVER_FIELDS>): string[] {
  return recordWords(DRIVER_FIELDS, driver);
}
