import 'server-only';
import { asc } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { operators } from '@/db/schema/operators';
import { AppError } from '../errors';

type Operator = typeof operators.$inferSelect;

/** Locks all operators, so that two can't demote each other at the same time. Returns the requested one. */
export async function lockOperators(
  tx: Transaction,
  operatorId: string,
): Promise<{ operator: Operator; all: Operator[] }> {
  const all = await tx.select().from(operators).orderBy(asc(operators.id)).for('update');
  const operator = all.find(({ id }) => id === operatorId);
  if (!operator) throw new AppError('record_not_found');
  return { operator, all };
}
