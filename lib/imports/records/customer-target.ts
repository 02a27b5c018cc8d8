import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { customers } from '@/db/schema/customers';
import { customerColumns } from '../../customers/customer-columns';
import { CUSTOMER_KIND } from '../../customers/customer-kind';
import { CreateCustomerInput } from '../../customers/input';
import { CUSTOMER_STATUSES } from '../../customers/values';
import type { FieldErrors } from '../../errors';
import { numberKey } from '../../search/search-text';
import { customersByLicence } from './customers-by-licence';
import { type Existing, type ImportTarget, inChunks } from './target';

const Row = CreateCustomerInput.extend({ status: z.enum(CUSTOMER_STATUSES, 'invalid_value').default('active') });
type Row = z.output<typeof Row>;

function rowColumns({ acceptedDuplicates: _asked, status, ...input }: Row) {
  return { ...customerColumns(input), status };
}

export const CUSTOMER_TARGET: ImportTarget<Row, ReturnType<typeof rowColumns>> = {
  kind: 'customers',
  record: CUSTOMER_KIND,
  schema: Row,
  keyOf: numberKey,
  async find(ctx, keys, lock) {
    const rows = await inChunks(keys, (part) => {
      const mine = and(
        eq(customers.tenantId, ctx.tenantId),
        isNull(customers.archivedAt),
        inArray(customers.licenseKey, part),
      );
      const found = ctx.tx.select().from(customers).where(mine).orderBy(asc(customers.id));
      // In id order, the order in which a merge locks them too.
      return lock ? found.for('update') : found;
    });
    // If two have the same license, the one the company had first is meant.
    const own = new Map<string, Existing>(
      rows.toSorted(latestFirst).map((row) => [row.licenseKey, { id: row.id, input: row, stored: row }]),
    );
    // Looked up after the rows above are locked, to find customers that were merged while this waited.
    const others = await customersByLicence(
      ctx,
      keys.filter((key) => !own.has(key)),
    );
    // Assumption: a row for a merged record does not change the kept record. Which values count was decided during the
    // merge.
    const merged = [...others].map(([key, id]) => [key, { id, input: {}, stored: {}, merged: true }] as const);
    return new Map([...own, ...merged]);
  },
  lookups: async () => new Map(),
  refuse({ status }, before): FieldErrors {
    // The blacklist requires a reason, and not everyone who imports may change it.
    const was = before?.input.status ?? 'active';
    return status !== was && [status, was].includes('blacklisted') ? { status: 'blacklist_in_record' } : {};
  },
  columns: rowColumns,
};

function latestFirst(a: typeof customers.$inferSelect, b: typeof customers.$inferSelect): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}
