/** So often, and with such pauses in milliseconds, the replica is asked whether it is there yet: half a second in all. */
const TIMES = 20;
const PAUSE_MS = 25;

/** How far the database has written its log. A replica that has replayed that much shows all that was committed before. */
export const WRITTEN = 'select pg_current_wal_lsn()::text as written';

/** The read replica does not have yet what the database had written when it was asked. */
export class ReplicaBehind extends Error {}

/**
 * Waits until a replica has replayed the log as far as it was `written`. Throws `ReplicaBehind` if that takes longer than half a second,
 * or than so many `times` of asking. `ask` sends the replica a query.
 */
export async function assertReplayed(
  ask: (query: string) => PromiseLike<readonly { replayed?: unknown }[]>,
  written: string | undefined,
  { times = TIMES } = {},
): Promise<void> {
  if (!written || !/^[0-9A-F]+\/[0-9A-F]+$/.test(written)) throw new Error('not a position of the log');
  // A replica that has become the database itself has no more to replay.
  const query = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
    >= '${written}'::pg_lsn as replayed`;
  for (let time = 0; time < times; time += 1) {
    if (time > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const [found] = await ask(query);
    if (found?.replayed === true) return;
  }
  throw new ReplicaBehind('the read replica is behind');
}
