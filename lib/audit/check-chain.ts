import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import type { Chain } from './chain';
import { chainHash } from './chain-hash';

const BATCH = 5000;

/** `removed`: the entry is gone. `changed`: it, or what stood before it, is another. `unsealed`: its place in the chain is gone. */
export interface ChainFault {
  fault: 'removed' | 'changed' | 'unsealed';
  position: number;
  entryId: string | null;
}

export interface ChainState {
  length: number;
  /** The hash of the last entry, which stands for all of them. */
  head: string;
  faults: ChainFault[];
}

/** Follows a chain from its beginning, and says which entries are not what was sealed. */
export async function checkChain(
  tx: Transaction,
  { root, entries, seals: places, matching, digest: digestOf }: Chain,
): Promise<ChainState> {
  const state: ChainState = { length: 0, head: root, faults: [] };
  for (;;) {
    const seals = await tx.execute<{ position: string; entry_id: string; hash: string; digest: string | null }>(sql`
      select s.position, s.entry_id, s.hash, case when e.id is not null then ${digestOf} end as digest
      from ${places.from} left join ${entries.from} on ${matching}
      where ${places.where} and s.position > ${state.length} order by s.position limit ${BATCH}`);
    if (seals.length === 0) return state;
    for (const { position: place, entry_id: entryId, hash, digest } of seals) {
      const position = Number(place);
      const gap = position !== state.length + 1;
      if (gap) state.faults.push({ fault: 'unsealed', position: state.length + 1, entryId: null });
      if (digest === null) state.faults.push({ fault: 'removed', position, entryId });
      // After a gap nobody knows the hash before it.
      else if (!gap && chainHash(state.head, digest) !== hash)
        state.faults.push({ fault: 'changed', position, entryId });
      state.length = position;
      state.head = hash;
    }
  }
}
