import type { AccountEntry } from '../papers/account-data';

/** An entry of a customer's account. What takes a charge or a payment back has the same `unit`. */
export interface DatedEntry extends AccountEntry {
  unit: string;
}
