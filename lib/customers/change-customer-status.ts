import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import { command, type WriteContext } from '../server/command';
import { assertTransition } from '../state-machine';
import { BlacklistCustomerInput, SetCustomerStatusInput } from './input';
import { lockCustomer } from './lock-customer';
import { CUSTOMER_TRANSITIONS, type CustomerStatus } from './values';

/** Switching between active and inactive. Leaving the blacklist is a separate action. */
export const setCustomerStatus = command(
  { name: 'customers.set_status', permission: 'customers.edit', input: SetCustomerStatusInput },
  async (ctx, { customerId, status }) => {
    const before = await lockCustomer(ctx, customerId);
    if (before.status === 'blacklisted') throw new AppError('invalid_transition');
    return change(ctx, { customerId, from: before.status, to: status, reason: null });
  },
);

/** Refuses new rentals to the customer. Active ones continue (docs/rules.md §6). */
export const blacklistCustomer = command(
  { name: 'customers.blacklist', permission: 'customers.blacklist', input: BlacklistCustomerInput },
  async (ctx, { customerId, reason }) => {
    const before = await lockCustomer(ctx, customerId);
    return change(ctx, { customerId, from: before.status, to: 'blacklisted', reason });
  },
);

export const clearCustomer = command(
  { name: 'customers.clear', permission: 'customers.blacklist', input: BlacklistCustomerInput },
  async (ctx, { customerId, reason }) => {
    const before = await lockCustomer(ctx, customerId);
    if (before.status !== 'blacklisted') throw new AppError('invalid_transition');
    return change(ctx, { customerId, from: 'blacklisted', to: 'active', reason });
  },
);

type Change = { customerId: string; from: CustomerStatus; to: CustomerStatus; reason: string | null };

async function change(ctx: WriteContext, { customerId, from, to, reason }: Change) {
  assertTransition(CUSTOMER_TRANSITIONS, from, to);
  const current = and(
    eq(customers.tenantId, ctx.tenantId),
    eq(customers.id, customerId),
    eq(customers.status, from),
    isNull(customers.archivedAt),
  );
  const changed = await ctx.tx
    .update(customers)
    .set({ status: to, statusReason: reason, updatedAt: ctx.now })
    .where(current)
    .returning({ id: customers.id });
  if (changed.length === 0) throw new AppError('invalid_transition');
  ctx.record({ entity: 'customer', entityId: customerId, before: { status: from }, after: { status: to, reason } });
  return { id: customerId };
}
