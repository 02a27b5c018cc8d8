import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { plans } from '@/db/schema/tenants';
import { AppError } from '../errors';

/** Throws `invalid_value` at a field if no company can change to this plan. The plan can't be retired before the transaction ends. */
export async function assertOffered(tx: Transaction, code: string, field: string): Promise<void> {
  const [plan] = await tx
    .select({ code: plans.code })
    .from(plans)
    .where(and(eq(plans.code, code), isNull(plans.retiredAt)))
    .for('share');
  if (!plan) throw new AppError('validation_error', { fields: { [field]: 'invalid_value' } });
}
