import 'server-only';
import { customers } from '@/db/schema/customers';
import type { Searched } from '../records/searched-parts';
import { recordWords } from '../search/record-words';
import { CUSTOMER_FIELDS } from './fields';

export const CUSTOMER_KIND = { name: 'customer', table: customers, wordsOf };

function wordsOf(customer: Searched<typeof CUSTOMER_FIELDS>): string[] {
  return recordWords(CUSTOMER_FIELDS, customer);
}
