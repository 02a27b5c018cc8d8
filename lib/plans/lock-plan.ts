import 'server-only';
import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { plans } from '@/db/schema/tenants';
import { AppError } from '../errors';

/** A plan, locked until the transaction ends. Throws `record_not_found`. */
export async function lockPlan(tx: Transaction, planId: string): Promise<typeof plans.$inferSelect> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId)).for('update');
  if (!plan) throw new AppError('record_not_found');
  return plan;
}
