import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import { removeSearchWords } from '../search/remove-search-words';
import { writeSearchWords } from '../search/write-search-words';
import { command } from '../server/command';
import { customerColumns } from './customer-columns';
import { CUSTOMER_KIND } from './customer-kind';
import { MergeCustomersInput } from './input';
import { lockCustomers } from './lock-customer';
import { lockLedgersOf } from './lock-ledgers-of';
import { type Mergeable, mergedColumns, partCompletes } from './merge-parts';
import { moveCustomerRows } from './move-customer-rows';
import { setAsideSecondDocuments } from './set-aside-second-documents';
import { MERGE_PARTS } from './values';

const NOTES_LIMIT = 4000;

/**
 * Merges two records of one person. Every row of the merged customer moves to the kept one, but signed papers do not
 * change. The merged record is archived with its old values.
 */
export const mergeCustomers = command(
  { name: 'customers.merge', permission: 'customers.merge', input: MergeCustomersInput },
  async (ctx, { customerId, mergedId, take }) => {
    if (customerId === mergedId) throw new AppError('same_customer');
    await lockLedgersOf(ctx, [customerId, mergedId]);
    const [kept, merged] = await lockCustomers(ctx, [customerId, mergedId]);
    if (!kept || !merged || kept.archivedAt || merged.archivedAt) throw new AppError('record_not_found');
    const taken = take ?? MERGE_PARTS.filter((part) => partCompletes(part, kept, merged));
    const columns = whole(mergedColumns(kept, merged, taken));
    // Both notes are kept, and only a person can shorten them.
    if (columns.notes.length > NOTES_LIMIT) throw new AppError('merged_notes_too_long');
    const mine = (id: string) => and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, id));
    await ctx.tx
      .update(customers)
      .set({ ...columns, updatedAt: ctx.now })
      .where(mine(customerId));
    await writeSearchWords(ctx, CUSTOMER_KIND, [{ id: customerId, ...columns }]);
    await removeSearchWords(ctx, CUSTOMER_KIND, [mergedId]);
    await setAsideSecondDocuments(ctx, { keptId: customerId, mergedId, taken });
    const moved = await moveCustomerRows(ctx, { from: mergedId, to: customerId });
    await ctx.tx
      .update(customers)
      .set({ mergedIntoId: customerId, archivedAt: ctx.now, updatedAt: ctx.now })
      .where(mine(mergedId));
    ctx.record({
      entity: 'customer',
      entityId: customerId,
      before: kept,
      after: { ...columns, mergedId, taken, moved, reason: columns.statusReason },
    });
    ctx.record({
      action: 'customers.merged_away',
      entity: 'customer',
      entityId: mergedId,
      before: merged,
      after: { mergedIntoId: customerId, moved },
    });
    return { id: customerId, mergedId, moved };
  },
);

function whole({ status, statusReason, ...input }: Mergeable) {
  return { ...customerColumns(input), status, statusReason };
}
