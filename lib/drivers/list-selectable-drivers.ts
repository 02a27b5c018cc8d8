import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { searchCondition } from '../server/search-condition';

const OPTIONS = 10;

/** What a picker knows of a driver. */
export const DRIVER_CHOICE = {
  id: drivers.id,
  fullName: drivers.fullName,
  kind: drivers.kind,
  licenseNumber: drivers.licenseNumber,
  licenseExpiresOn: drivers.licenseExpiresOn,
  dateOfBirth: drivers.dateOfBirth,
};

/** The first drivers that a picker's text finds: the customer's own before the others. */
export function listSelectableDrivers(ctx: ReadContext, search: { text: string; customerId: string }) {
  const own = isId(search.customerId) ? sql`(${drivers.customerId} = ${search.customerId}) is not true, ` : sql``;
  return ctx.tx
    .select({ ...DRIVER_CHOICE, customerId: drivers.customerId })
    .from(drivers)
    .where(
      and(
        eq(drivers.tenantId, ctx.tenantId),
        isNull(drivers.archivedAt),
        searchCondition(drivers.searchText, search.text),
      ),
    )
    .orderBy(sql`${own}${drivers.nameKey}`, asc(drivers.id))
    .limit(OPTIONS);
}
