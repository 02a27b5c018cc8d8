import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import type { ReadContext } from '../server/query';
import { searchCondition } from '../server/search-condition';

const OPTIONS = 10;

/** The first customers that a picker's text finds. */
export function listSelectable(ctx: ReadContext, text: string) {
  return ctx.tx
    .select({
      id: customers.id,
      fullName: customers.fullName,
      phone: customers.phone,
      licenseNumber: customers.licenseNumber,
      licenseExpiresOn: customers.licenseExpiresOn,
      status: customers.status,
    })
    .from(customers)
    .where(
      and(
        eq(customers.tenantId, ctx.tenantId),
        isNull(customers.archivedAt),
        searchCondition(customers.searchText, text),
      ),
    )
    .orderBy(asc(customers.searchText), asc(customers.id))
    .limit(OPTIONS);
}
