import 'server-only';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import type { ReadContext } from '../server/query';

/** Who may drive besides this customer. */
export function listCustomerDrivers(ctx: ReadContext, customerId: string) {
  return ctx.tx
    .select({
      id: drivers.id,
      fullName: drivers.fullName,
      licenseNumber: drivers.licenseNumber,
      licenseExpiresOn: drivers.licenseExpiresOn,
    })
    .from(drivers)
    .where(and(eq(drivers.tenantId, ctx.tenantId), eq(drivers.customerId, customerId), isNull(drivers.archivedAt)))
    .orderBy(asc(drivers.nameKey), asc(drivers.id));
}

/** The records merged into this customer, with their old values. */
export function listMergedCustomers(ctx: ReadContext, customerId: string) {
  return ctx.tx
    .select({
      id: customers.id,
      fullName: customers.fullName,
      phone: customers.phone,
      licenseNumber: customers.licenseNumber,
      mergedAt: customers.archivedAt,
    })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.mergedIntoId, customerId)))
    .orderBy(desc(customers.archivedAt), asc(customers.id));
}
