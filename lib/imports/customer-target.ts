import 'server-only';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { customerColumns } from '../customers/customer-columns';
import { customerWords } from '../customers/customer-words';
import { CreateCustomerInput } from '../customers/input';
import { numberKey } from '../search-text';
import { customersByLicence } from './customers-by-licence';
import { type Existing, type ImportTarget, inChunks } from './target';

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
      const found = ctx.tx.select().from(customers).where(mine).orderBy(asc(customers.id));
      // In the order of their ids, as a merge holds them.
      return lock ? found.for('update') : found;
    });
    // Where two have the same licence, the first that the company had is meant.
    const own = new Map<string, Existing>(
      rows.toSorted(latestFirst).map((row) => [row.licenseKey, { id: row.id, input: row, stored: row }]),
    );
    // Looked for after those above are held: who was merged away while this waited is found here.
    const others = await customersByLicence(
      ctx,
      keys.filter((key) => !own.has(key)),
    );
    // Assumption: a row of a record that was merged away changes nothing at the kept one; what counts was chosen when they were merged.
    const merged = [...others].map(([key, id]) => [key, { id, input: {}, stored: {}, merged: true }] as const);
    return new Map([...own, ...merged]);
  },
  lookups: async () => new Map(),
  columns: ({ acceptedDuplicates: _asked, ...input }) => customerColumns(input),
  table: customers,
  words: customerWords,
};

function latestFirst(a: typeof customers.$inferSelect, b: typeof customers.$inferSelect): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}
