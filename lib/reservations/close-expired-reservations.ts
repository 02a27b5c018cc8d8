import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { closeNoShows } from '../allocations/close-no-shows';
import { newId } from '../id';
import type { AuditRecord } from '../server/command';
import { insertMany } from '../server/insert-many';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  now: Date;
}

/**
 * Closes a company's expired reservations as no-shows and returns how many. Run twice, late or at the same time, it closes
 * each once. Nobody did it, so its audit entries name nobody.
 */
export async function closeExpiredReservations({ tenantId, tx, now }: CompanyAt): Promise<number> {
  const records: AuditRecord[] = [];
  const closed = await closeNoShows({ tenantId, tx, now, record: (entry) => records.push(entry) }, sql`true`);
  const rows = records.map(({ action, ...entry }) => ({
    ...entry,
    tenantId,
    id: newId(),
    actorName: '',
    action: action ?? 'reservations.no_show',
  }));
  await insertMany(tx, auditEntries, rows);
  return closed.length;
}
