import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs the work of a transaction. Everything it calls finds out by `isInTransaction`. */
export function asTransaction<T>(run: () => Promise<T>): Promise<T> {
  return scope.run(true, run);
}

export function isInTransaction(): boolean {
  return scope.getStore() ?? false;
}

/** For slow work: throws inside a transaction, because others would wait for its locks and its connection. */
export function assertNotInTransaction(): void {
  if (isInTransaction()) throw new Error('slow work must not be done inside a transaction');
}
