import 'server-only';
import { and, asc, eq, gte, isNull, lt, type SQL } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { localDay } from '../dates';
import { isExpired } from '../expiry';
import type { KeysetOptions } from '../lists/keyset';
import { nameRank } from '../search/name-rank';
import { normalizeSearch } from '../search/normalize-search';
import { afterAll, prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import { sentText } from '../sent-text';
import type { ReadContext } from '../server/query';
import { CUSTOMER_KIND } from './customer-kind';

const OPTIONS = 10;
const LONGEST_SEARCH = 100;

const BY_NAME: KeysetOptions = {
  ...{ sort: customers.nameKey, type: 'text', id: customers.id, direction: 'asc' },
  ...{ cursor: null, pageSize: OPTIONS },
};

export type CustomerChoice = Awaited<ReturnType<typeof listCustomerChoices>>[number];

/** The customers that match a picker's text, those named so first, with the reasons they may not rent. */
export async function listCustomerChoices(ctx: ReadContext, text: string) {
  const q = sentText(text).slice(0, LONGEST_SEARCH);
  const typed = normalizeSearch(q);
  const condition = and(eq(customers.tenantId, ctx.tenantId), isNull(customers.archivedAt));
  const [named, found] = await Promise.all([
    // In the order of names, those that begin so may be far behind those with another such word.
    typed ? read(ctx, and(condition, gte(customers.nameKey, typed), lt(customers.nameKey, afterAll(typed)))) : [],
    prepareSearch(ctx, CUSTOMER_KIND, q).then((search) =>
      searchPage(search, { pages: BY_NAME, condition, indexed: 'name_key', read: (where) => read(ctx, where) }),
    ),
  ]);
  const rows = [...new Map([...named, ...found].map((row) => [row.id, row])).values()]
    .toSorted((one, other) => nameRank(one.nameKey, typed) - nameRank(other.nameKey, typed))
    .slice(0, OPTIONS);
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  return rows.map(({ nameKey: _, ...row }) => ({ ...row, licenseExpired: isExpired(row.licenseExpiresOn, today) }));
}

function read(ctx: ReadContext, where: SQL | undefined) {
  return ctx.tx
    .select({
      id: customers.id,
      fullName: customers.fullName,
      nameKey: customers.nameKey,
      phone: customers.phone,
      licenseNumber: customers.licenseNumber,
      licenseExpiresOn: customers.licenseExpiresOn,
      status: customers.status,
    })
    .from(customers)
    .where(where)
    .orderBy(asc(customers.nameKey), asc(customers.id))
    .limit(OPTIONS);
}
