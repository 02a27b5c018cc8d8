import 'server-only';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';

/**
 * How many vehicles, active members and running rentals each of these companies has. One grouped query a table, which a
 * distributed database can run as well (docs/architecture.md §5).
 */
export async function countRecords(tx: Transaction, tenantIds: string[]) {
  const count = async (table: typeof vehicles | typeof members | typeof rentals, condition: SQL | undefined) => {
    const rows = await tx
      .select({ tenantId: table.tenantId, value: sql<number>`count(*)::int` })
      .from(table)
      .where(and(inArray(table.tenantId, tenantIds), condition))
      .groupBy(table.tenantId);
    return new Map(rows.map(({ tenantId, value }) => [tenantId, value]));
  };
  const [fleet, staff, running] = await Promise.all([
    count(vehicles, isNull(vehicles.archivedAt)),
    count(members, and(members.active, isNull(members.archivedAt))),
    count(rentals, eq(rentals.status, 'active')),
  ]);
  return (tenantId: string) => ({
    vehicles: fleet.get(tenantId) ?? 0,
    members: staff.get(tenantId) ?? 0,
    running: running.get(tenantId) ?? 0,
  });
}
