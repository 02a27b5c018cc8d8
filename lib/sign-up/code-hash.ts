import { createHash } from 'node:crypto';

/** What is stored of a mailed code, so that nobody who reads the table can use one. */
export function codeHash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
