import { randomKey } from '@/components/forms/random-key';

/** A new UUID of version 4, by which the browser asks how far its export is. */
export function exportId(): string {
  const key = randomKey();
  return [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, `8${key.slice(17, 20)}`, key.slice(20)].join('-');
}
