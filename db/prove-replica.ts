import postgres from 'postgres';
import { proveIsolation } from './prove-isolation';
import { assertReplayed, ReplicaBehind, WRITTEN } from './replayed';

/** After a migration a replica may need some seconds until it has replayed it: 10 at least. */
const TIMES = 400;

/**
 * The check at startup of DATABASE_READ_URL: it must be a copy of the same server, and keep companies apart as that does. A replica that
 * is away or far behind is no fault, as reads then go to the database. It is only said.
 */
export async function proveReplica(databaseUrl: string, replicaUrl: string): Promise<void> {
  const [database, replica] = [databaseUrl, replicaUrl].map((url) =>
    postgres(url, { max: 1, prepare: false, connect_timeout: 5, onnotice: () => undefined }),
  );
  if (!database || !replica) return;
  try {
    const [found] = await database.unsafe<{ written: string }[]>(WRITTEN);
    const there = await identityOf(replica).catch((error: Error) => error);
    if (there instanceof Error) {
      console.warn(`The read replica of DATABASE_READ_URL can't be reached: ${there.message}`);
      return;
    }
    if (there !== (await identityOf(database)))
      throw new Error(
        'DATABASE_READ_URL is no replica of DATABASE_URL. Set it to a streaming replica, or leave it empty.',
      );
    await assertReplayed((query) => replica.unsafe(query), found?.written, { times: TIMES });
  } catch (error) {
    if (!(error instanceof ReplicaBehind)) throw error;
    console.warn('The read replica of DATABASE_READ_URL is behind, and is used once it is not.');
    return;
  } finally {
    await Promise.all([database.end({ timeout: 5 }), replica.end({ timeout: 5 })]);
  }
  await proveIsolation(replicaUrl);
}

/** A streaming replica has the number of the server that it copies. */
async function identityOf(sql: postgres.Sql): Promise<string> {
  const [row] =
    await sql`select system_identifier::text || ' ' || current_database() as identity from pg_control_system()`;
  return row?.identity;
}
