import 'server-only';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';

type Named = { tenantId: string; entity: string; entityId: string | null };

/** The records that have a name operators may read: plates, numbers of documents, and people of the staff. */
const OPEN = {
  vehicle: {
    table: vehicles,
    name: sql<string | null>`concat_ws(' ', ${vehicles.make}, ${vehicles.model}, ${vehicles.plate})`,
  },
  member: { table: members, name: sql<string | null>`${members.name}` },
  rental: { table: rentals, name: sql<string | null>`${rentals.number}` },
  payment: { table: payments, name: sql<string | null>`${payments.number}` },
};

/** The names of the records that entries are about, by their ids, as far as operators may read them. */
export async function nameOpenRecords(tx: Transaction, entries: readonly Named[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.entries(OPEN).map(async ([kind, { table, name }]) => {
      const about = entries.filter(({ entity }) => entity === kind);
      const ids = [...new Set(about.flatMap(({ entityId }) => entityId ?? []))];
      if (ids.length === 0) return [];
      const companies = [...new Set(about.map(({ tenantId }) => tenantId))];
      const where: SQL = sql`${inArray(table.tenantId, companies)} and ${inArray(table.id, ids)}`;
      return tx.select({ id: table.id, name }).from(table).where(where);
    }),
  );
  return new Map(found.flat().flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}
