import 'server-only';
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { customers } from '@/db/schema/customers';
import type { ReadContext } from '../../server/query';
import { inChunks } from './target';

/**
 * The customers with these licenses, by key. The first customer of the company with a license counts, or else the
 * customer that one was merged into. Deleted customers are left out.
 */
export async function customersByLicence(ctx: ReadContext, keys: readonly string[]): Promise<Map<string, string>> {
  const kept = alias(customers, 'kept');
  const rows = await inChunks(keys, (part) =>
    ctx.tx
      .select({ id: customers.id, key: customers.licenseKey, keptId: kept.id })
      .from(customers)
      .leftJoin(
        kept,
        and(eq(kept.tenantId, customers.tenantId), eq(kept.id, customers.mergedIntoId), isNull(kept.archivedAt)),
      )
      .where(
        and(
          eq(customers.tenantId, ctx.tenantId),
          inArray(customers.licenseKey, part),
          or(isNull(customers.archivedAt), isNotNull(kept.id)),
        ),
      )
      .orderBy(asc(customers.createdAt), asc(customers.id)),
  );
  const merged = rows.filter(({ keptId }) => keptId !== null);
  const owners = rows.filter(({ keptId }) => keptId === null);
  // Of two with the same key the last one set wins: the company's first, and an unmerged customer before a merged one.
  return new Map([...merged.toReversed(), ...owners.toReversed()].map(({ key, id, keptId }) => [key, keptId ?? id]));
}

/**
 * The same, each locked until the transaction ends, so that nobody is merged or deleted before the rows that refer to
 * them are written.
 */
export async function holdCustomersByLicence(ctx: ReadContext, keys: readonly string[]): Promise<Map<string, string>> {
  for (;;) {
    const found = await customersByLicence(ctx, keys);
    const wanted = [...new Set(found.values())].toSorted();
    const held = await inChunks(wanted, (part) =>
      ctx.tx
        .select({ id: customers.id })
        .from(customers)
        .where(and(eq(customers.tenantId, ctx.tenantId), inArray(customers.id, part), isNull(customers.archivedAt)))
        .orderBy(asc(customers.id))
        .for('key share'),
    );
    // If a customer was merged while this waited, the record they were merged into is looked up again.
    if (held.length === wanted.length) return found;
  }
}
