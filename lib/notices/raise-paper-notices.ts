import 'server-only';
import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { vehicles } from '@/db/schema/vehicles';
import { localDay, startOfLocalDay } from '../dates';
import { newId } from '../id';
import { insertMany } from '../server/insert-many';
import { duePaperNotices, NOTICE_DAYS } from './due-paper-notices';

interface TenantAt {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  now: Date;
}

/**
 * Raises what is due about the papers of a company's fleet, and answers how many notices are new: done twice, it does its work once.
 * A vehicle out of service for good needs no papers. A notice is its own record: no audit entry stands beside it.
 */
export async function raisePaperNotices({ tenantId, tx, timeZone, now }: TenantAt): Promise<number> {
  const last = localDay(startOfLocalDay(now, timeZone, Math.max(...NOTICE_DAYS)), timeZone);
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
  const due = fleet.flatMap((papers) => duePaperNotices(papers, localDay(now, timeZone)));
  // Those of one moment stand by their ids, the last on top: what runs out first.
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
