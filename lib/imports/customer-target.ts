import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { customerColumns } from '../customers/customer-columns';
import { customerWords } from '../customers/customer-words';
import { CreateCustomerInput } from '../customers/input';
import { numberKey } from '../search-text';
import { type ImportTarget, inChunks } from './target';

export const CUSTOMER_TARGET: ImportTarget<
  ReturnType<typeof CreateCustomerInput.parse>,
  ReturnType<typeof customerColumns>
> = {
  kind: 'customers',
  entity: 'customer',
  schema: CreateCustomerInput,
  keyOf: numberKey,
  async find(ctx, keys, lock) {
    const rows = await inChunks(keys, (part) => {
      const mine = and(
        eq(customers.tenantId, ctx.tenantId),
        isNull(customers.archivedAt),
        inArray(customers.licenseKey, part),
      );
      const found = ctx.tx.select().from(customers).where(mine).orderBy(asc(customers.createdAt), asc(customers.id));
      return lock ? found.for('update') : found;
    });
    // Where two have the same licence, the first that the company had is meant.
    return new Map(rows.toReversed().map((row) => [row.licenseKey, { id: row.id, input: row, stored: row }]));
  },
  lookups: async () => new Map(),
  columns: ({ acceptedDuplicates: _asked, ...input }) => customerColumns(input),
  table: customers,
  words: customerWords,
};
