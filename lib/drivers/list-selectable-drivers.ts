import 'server-only';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { isId } from '../id';
import { prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import type { ReadContext } from '../server/query';
import { DRIVER_KIND } from './driver-kind';

const OPTIONS = 10;

/** The values a picker needs about a driver. */
export const DRIVER_CHOICE = {
  id: drivers.id,
  fullName: drivers.fullName,
  kind: drivers.kind,
  licenseNumber: drivers.licenseNumber,
  licenseExpiresOn: drivers.licenseExpiresOn,
  dateOfBirth: drivers.dateOfBirth,
  customerId: drivers.customerId,
  customerName: sql<string | null>`(select c.full_name from customers c
    where c.tenant_id = drivers.tenant_id and c.id = drivers.customer_id)`,
};

/** The first drivers that match a picker's text, the customer's own before the others. */
export async function listSelectableDrivers(ctx: ReadContext, search: { text: string; customerId: string }) {
  const found = await prepareSearch(ctx, DRIVER_KIND, search.text);
  const list = (condition: SQL | undefined) =>
    searchPage(found, {
      pages: { sort: drivers.nameKey, type: 'text', id: drivers.id, direction: 'asc', cursor: null, pageSize: OPTIONS },
      condition: and(eq(drivers.tenantId, ctx.tenantId), isNull(drivers.archivedAt), condition),
      indexed: null,
      read: (where) =>
        ctx.tx
          .select(DRIVER_CHOICE)
          .from(drivers)
          .where(where)
          .orderBy(asc(drivers.nameKey), asc(drivers.id))
          .limit(OPTIONS),
    });
  if (!isId(search.customerId)) return list(undefined);
  const own = await list(eq(drivers.customerId, search.customerId));
  const others = await list(sql`${drivers.customerId} is distinct from ${search.customerId}`);
  return [...own, ...others].slice(0, OPTIONS);
}
