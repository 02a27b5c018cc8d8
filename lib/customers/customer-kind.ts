import 'server-only';
import { customers } from '@/db/schema/customers';
import { customerWords } from './customer-words';

export const CUSTOMER_KIND = { name: 'customer', table: customers, wordsOf: customerWords };
