import 'server-only';
import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditSeals } from '@/db/schema/activity';
import { insertMany } from '../server/insert-many';
import { chainHash } from './chain-hash';
import { ENTRY_DIGEST } from './entry-digest';

const BATCH = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Sealing {
  tx: Transaction;
  tenantId: string;
  /** Only entries of the last day are looked through. Else all, also those of before there were chains. */
  lately: boolean;
}

/**
 * Adds a company's entries that have no place yet to the end of its chain (docs/rules.md §17), and returns how many. It is done after
 * their commits, because a chain that each write had to extend would let a company write one thing at a time.
 */
export async function sealEntries({ tx, tenantId, lately }: Sealing): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit/${tenantId}`}, 0))`);
  const [last] = await tx
    .select({ position: auditSeals.position, hash: auditSeals.hash })
    .from(auditSeals)
    .where(eq(auditSeals.tenantId, tenantId))
    .orderBy(desc(auditSeals.position))
    .limit(1);
  let { position, hash } = last ?? { position: 0, hash: tenantId };
  const before = position;
  // A moment as PostgreSQL writes it, because ours has no microseconds.
  let after = { at: lately ? sql`now() - interval '1 day'` : sql`'-infinity'::timestamptz`, id: FIRST };
  for (;;) {
    const entries = await tx.execute<{ id: string; at: string; digest: string }>(sql`
      select e.id, e.at::text as at, ${ENTRY_DIGEST} as digest from audit_entries e
      where e.tenant_id = ${tenantId} and (e.at, e.id) > (${after.at}, ${after.id}::uuid)
        and not exists (select 1 from audit_seals s where s.tenant_id = e.tenant_id and s.entry_id = e.id)
      order by e.at, e.id limit ${BATCH}`);
    const end = entries.at(-1);
    if (!end) return position - before;
    const seals = entries.map(({ id: entryId, digest }) => {
      position += 1;
      hash = chainHash(hash, digest);
      return { tenantId, position, entryId, hash };
    });
    await insertMany(tx, auditSeals, seals);
    after = { at: sql`${end.at}::timestamptz`, id: end.id };
  }
}
