import 'server-only';
import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { vehicles } from '@/db/schema/vehicles';
import { localDay, startOfLocalDay } from '../dates';
import { newId } from '../id';
import { insertMany } from '../server/insert-many';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { dueDocumentNotices } from './due-document-notices';

interface TenantAt {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  now: Date;
}

/**
 * Creates the notices due for the documents of a company's fleet and returns how many are new. Running it twice creates
 * nothing new. A vehicle permanently out of service needs no documents. A notice is a record of its own, so it has no
 * audit entry.
 */
export async function raiseDocumentNotices({ tenantId, tx, timeZone, now }: TenantAt): Promise<number> {
  const { paperNoticeDays } = await getTenantSettings({ tenantId, tx });
  const last = localDay(startOfLocalDay(now, timeZone, paperNoticeDays), timeZone);
  const fleet = await tx
    .select({
      vehicleId: vehicles.id,
      vehicle: sql<string>`${vehicles.make} || ' ' || ${vehicles.model} || ', ' || ${vehicles.plate}`,
      insuranceExpiresOn: vehicles.insuranceExpiresOn,
      registrationExpiresOn: vehicles.registrationExpiresOn,
    })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.tenantId, tenantId),
        isNull(vehicles.archivedAt),
        ne(vehicles.serviceStatus, 'inactive'),
        or(lte(vehicles.insuranceExpiresOn, last), lte(vehicles.registrationExpiresOn, last)),
      ),
    );
  const due = fleet.flatMap((documents) => dueDocumentNotices(documents, localDay(now, timeZone), paperNoticeDays));
  // Notices created at the same moment are ordered by id, so the document that expires first gets the last id and is on
  // top.
  const lastFirst = due.toSorted((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1));
  const rows = lastFirst.map(({ kind, vehicleId, vehicle, expiresOn, subject }) => ({
    tenantId,
    id: newId(),
    kind,
    subject,
    params: { vehicle, vehicleId, expiresOn },
    href: `/vehicles/${vehicleId}`,
  }));
  return insertMany(tx, notices, rows, { conflict: { keys: [], update: false } });
}
