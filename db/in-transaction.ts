import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs the work of a transaction. Everything it calls finds out by `isInTransaction`. */
export function asTransaction<T>(run: () => Promise<T>): Promise<T> {
  return scope.run(true, run);
}

/** Whether the caller holds a connection and perhaps locks, so that it must not do anything slow. */
export function isInTransaction(): boolean {
  return scope.getStore() ?? false;
}
