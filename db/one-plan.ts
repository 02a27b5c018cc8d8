import { sql } from 'drizzle-orm';

const MARK = '/* one plan */';

/** Marks a statement whose best plan is the same for each company and all values, so that a connection plans it only once. */
export const ONE_PLAN = sql.raw(MARK);

export function hasOnePlan(statement: string): boolean {
  return statement.includes(MARK);
}
