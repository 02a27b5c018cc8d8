import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { expiryCondition } from '../lists/expiry-condition';
import { keyset } from '../lists/keyset';
import { prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import type { ReadContext } from '../server/query';
import { CUSTOMER_KIND } from './customer-kind';
import type { CustomerFilters } from './input';

const SORTS = {
  name: { sort: customers.nameKey, type: 'text', direction: 'asc', indexed: 'name_key' },
  // Ids increase over time, so the index of search words is in this order too.
  newest: { sort: customers.id, type: 'uuid', direction: 'desc', indexed: 'record_id' },
} as const;

/** The conditions from a list's filters, apart from the search. */
export function customerCondition(ctx: ReadContext, filters: Pick<CustomerFilters, 'status' | 'tier' | 'license'>) {
  return and(
    eq(customers.tenantId, ctx.tenantId),
    isNull(customers.archivedAt),
    filters.status ? eq(customers.status, filters.status) : undefined,
    filters.tier ? eq(customers.tier, filters.tier) : undefined,
    expiryCondition(ctx, [customers.licenseExpiresOn], filters.license),
  );
}

export async function listCustomers(
  ctx: ReadContext,
  filters: Omit<CustomerFilters, 'size'> & { size: number },
  search = prepareSearch(ctx, CUSTOMER_KIND, filters.q),
) {
  const { indexed, ...sort } = SORTS[filters.sort];
  const options = { ...sort, id: customers.id, cursor: filters.cursor, pageSize: filters.size };
  const pages = keyset(options);
  const filtered = filters.status || filters.tier || filters.license;
  const rows = await searchPage(await search, {
    pages: options,
    condition: customerCondition(ctx, filters),
    indexed: filtered ? null : indexed,
    read: (where) =>
      ctx.tx
        .select({ ...LISTED, sortKey: pages.sortKey })
        .from(customers)
        .where(where)
        .orderBy(...pages.orderBy)
        .limit(pages.limit),
  });
  return pages.page(rows);
}

const LISTED = {
  id: customers.id,
  fullName: customers.fullName,
  phone: customers.phone,
  email: customers.email,
  city: customers.city,
  country: customers.country,
  language: customers.language,
  dateOfBirth: customers.dateOfBirth,
  licenseNumber: customers.licenseNumber,
  licenseExpiresOn: customers.licenseExpiresOn,
  idNumber: customers.idNumber,
  status: customers.status,
  tier: customers.tier,
  createdAt: customers.createdAt,
};
