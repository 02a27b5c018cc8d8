/**
 * Asks several things of one transaction at once, which then wait for the database together. Unlike `Promise.all` it waits for
 * all of them also when one fails, so that none asks on after the transaction has ended. Throws the first failure.
 */
export async function together<Parts extends readonly unknown[]>(
  ...parts: { [Part in keyof Parts]: PromiseLike<Parts[Part]> }
): Promise<Parts> {
  const failures: unknown[] = [];
  const noting = (error: unknown) => failures.push(error);
  const values = await Promise.all(parts.map((part) => part.then((value) => value, noting)));
  // The later ones may only say that the transaction has failed.
  if (failures.length > 0) throw failures[0];
  // Safe because each part is in its own place.
  return values as unknown as Parts;
}
