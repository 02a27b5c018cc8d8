import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Chain, Seal } from './chain';
import { chainHash } from './chain-hash';

const BATCH = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Adds the entries of a log that have no place yet to the end of its chain (docs/rules.md §17), and returns how many. It is done after
 * their commits, because a chain that each write had to extend would let a company write one thing at a time. `lately`: only
 * entries of the last day are looked through. Else all, also those of before there were chains.
 */
export async function sealEntries(
  tx: Transaction,
  { root, entries, seals: places, matching, digest: digestOf, add }: Chain,
  { lately }: { lately: boolean },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit/${root}`}, 0))`);
  const [last] = await tx.execute<{ position: string; hash: string }>(
    sql`select s.position, s.hash from ${places.from} where ${places.where} order by s.position desc limit 1`,
  );
  let { position, hash } = last ? { ...last, position: Number(last.position) } : { position: 0, hash: root };
  const before = position;
  // A moment as PostgreSQL writes it, because ours has no microseconds.
  let after = { at: lately ? sql`now() - interval '1 day'` : sql`'-infinity'::timestamptz`, id: FIRST };
  for (;;) {
    const found = await tx.execute<{ id: string; at: string; digest: string }>(sql`
      select e.id, e.at::text as at, ${digestOf} as digest from ${entries.from}
      where ${entries.where} and (e.at, e.id) > (${after.at}, ${after.id}::uuid)
        and not exists (select 1 from ${places.from} where ${matching})
      order by e.at, e.id limit ${BATCH}`);
    const end = found.at(-1);
    if (!end) return position - before;
    const added: Seal[] = found.map(({ id: entryId, digest }) => {
      position += 1;
      hash = chainHash(hash, digest);
      return { position, entryId, hash };
    });
    await add(tx, added);
    after = { at: sql`${end.at}::timestamptz`, id: end.id };
  }
}
