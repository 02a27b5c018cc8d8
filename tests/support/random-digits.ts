import { newId } from '@/lib/id';

/**
 * Eight digits that are new in every call. Unlike mixed letters and digits, values made of them always have the same
 * format.
 */
export function randomDigits(): string {
  return String(Number.parseInt(newId().slice(-6), 16)).padStart(8, '0');
}
