import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { localDay } from '../dates';
import { isExpired } from '../expiry';
import { prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import { sentText } from '../sent-text';
import type { ReadContext } from '../server/query';
import { CUSTOMER_KIND } from './customer-kind';

const OPTIONS = 10;
const LONGEST_SEARCH = 100;

export type CustomerChoice = Awaited<ReturnType<typeof listCustomerChoices>>[number];

/** The first customers that match a picker's text, with the reasons they may not rent. */
export async function listCustomerChoices(ctx: ReadContext, text: string) {
  const search = await prepareSearch(ctx, CUSTOMER_KIND, sentText(text).slice(0, LONGEST_SEARCH));
  const rows = await searchPage(search, {
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
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  return rows.map((row) => ({ ...row, licenseExpired: isExpired(row.licenseExpiresOn, today) }));
}
