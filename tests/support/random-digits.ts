import { newId } from '@/lib/id';

/** Eight digits that no other call gives: unlike letters and digits mixed, what is made of them always has one shape. */
export function randomDigits(): string {
  return String(Number.parseInt(newId().slice(-6), 16)).padStart(8, '0');
}
