import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import type { ReadContext } from '../server/query';
import { CUSTOMER_KIND } from './customer-kind';

const OPTIONS = 10;

/** The first customers that match a picker's text. */
export async function listSelectable(ctx: ReadContext, text: string) {
  return searchPage(await prepareSearch(ctx, CUSTOMER_KIND, text), {
    pages: {
      sort: customers.nameKey,
      type: 'text',
      id: customers.id,
      direction: 'asc',
      cursor: null,
      pageSize: OPTIONS,
    },
    condition: and(eq(customers.tenantId, ctx.tenantId), isNull(customers.archivedAt)),
    indexed: 'name_key',
    read: (where) =>
      ctx.tx
        .select({
          id: customers.id,
          fullName: customers.fullName,
          phone: customers.phone,
          licenseNumber: customers.licenseNumber,
          licenseExpiresOn: customers.licenseExpiresOn,
          status: customers.status,
        })
        .from(customers)
        .where(where)
        .orderBy(asc(customers.nameKey), asc(customers.id))
        .limit(OPTIONS),
  });
}
