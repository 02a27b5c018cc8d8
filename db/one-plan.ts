import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';

const MARK = '/* one plan */';

const scope = new AsyncLocalStorage<true>();

/** Marks a statement whose best plan is the same for each company and all values, so that a connection plans it only once. */
export const ONE_PLAN = sql.raw(MARK);

/** Marks all statements of a read, such as those of one record by its id. */
export function withOnePlan<T>(read: () => Promise<T>): Promise<T> {
  return scope.run(true, read);
}

export function hasOnePlan(statement: string): boolean {
  return scope.getStore() === true || statement.includes(MARK);
}
