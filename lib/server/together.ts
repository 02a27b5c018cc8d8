import { databaseCode } from '../database-error';

/** A statement that came after the one that failed. */
const ABORTED = '25P02';

/**
 * Asks several things of one transaction at once, which then wait for the database together. Unlike `Promise.all` it waits for
 * all of them also when one fails, so that none asks on after the transaction has ended. Throws the first failure
 * that says why.
 */
export async function together<Parts extends readonly unknown[]>(
  ...parts: { [Part in keyof Parts]: PromiseLike<Parts[Part]> }
): Promise<Parts> {
  const failures: unknown[] = [];
  const noting = (error: unknown) => failures.push(error);
  const values = await Promise.all(parts.map((part) => part.then((value) => value, noting)));
  // What comes after the first one may only be told that the transaction has failed, and may be told it before.
  if (failures.length > 0) throw failures.find((failure) => databaseCode(failure) !== ABORTED) ?? failures[0];
  // Safe because each part is in its own place.
  return values as unknown as Parts;
}
