import 'server-only';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type PostgresJsDatabase, PostgresJsSession, PostgresJsTransaction } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { asTenant, REACHING_WORKERS } from './as-tenant';
import { beforeDeadline } from './before-deadline';
import { connections, type Database, giveUp, mayPrepare, noteSeen } from './connections';
import { asTransaction } from './in-transaction';
import { PLANNED_FIRST, planned } from './planned';
import { takePlace } from './pool-use';
import { assertReplayed } from './replayed';
import { timed } from './timed';
import { whileConnected } from './while-connected';

export { closeDatabase, databaseSeenAt } from './connections';

export type Transaction = PostgresJsDatabase<Record<string, never>>;

const DIALECT = new PgDialect();

/** Each connection remembers these statements, in the server's memory and in PostgreSQL's. */
const MOST_KEPT = 1000;
const KEPT = new Set<string>();

/** Runs a transaction that sees only one tenant's rows. Throws if the id is not a UUID. */
export async function withTenant<T>(tenantId: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return transaction(asTenant(tenantId), run, { over: preparing, tenantId });
}

/**
 * Runs a transaction that only reads, and only one tenant's rows. The result is returned without waiting for the commit, because a
 * read has nothing to commit. Throws if the id is not a UUID.
 */
export function readTenant<T>(tenantId: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const settings = `${asTenant(tenantId)}; ${PLANNED_FIRST}`;
    transaction(settings, async (tx) => resolve(await run(tx)), { over: reading, tenantId }).catch(reject);
  });
}

/**
 * Like `readTenant`, on the read replica, which refuses to write. `run` begins once the replica has all that the database had written
 * at `written`, a position of its log. Throws `ReplicaBehind` if that takes too long.
 */
export function readReplica<T>(
  tenantId: string,
  written: string | undefined,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const settings = `set transaction read only; ${asTenant(tenantId)}; ${PLANNED_FIRST}`;
  const late = async (tx: Transaction) => {
    await assertReplayed((query) => tx.execute(query), written);
    return run(tx);
  };
  return transaction(settings, late, { over: reading, tenantId, database: 'DATABASE_READ_URL' });
}

/**
 * Runs a transaction with the operators' rights: it reads across tenants, but can't write a tenant's operational data.
 */
export function withPlatform<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return transaction(`${REACHING_WORKERS}; set local role wout_platform`, run);
}

/**
 * Reads what the server of the database tells of itself and of this installation: sizes, sessions, migrations, jobs. It runs as
 * the login, because operators' rights do not reach there. So it must never read a company's tables.
 */
export function readServer<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return transaction('set transaction read only', run);
}

interface Prepared {
  over?: (connection: postgres.TransactionSql) => postgres.TransactionSql;
  tenantId?: string;
  database?: Database;
}

function transaction<T>(
  settings: string,
  run: (tx: Transaction) => Promise<T>,
  { over = (connection) => connection, tenantId, database = 'DATABASE_URL' }: Prepared = {},
): Promise<T> {
  return beforeDeadline((begin) => {
    const pool = connections(database);
    const place = takePlace();
    let working = false;
    let lost = false;
    const opened = pool.begin(async (connection) => {
      place.begin();
      begin();
      noteSeen(database);
      working = true;
      try {
        // Sent at once, and answered before anything that `run` sends: one connection keeps the order of its queries. So role and
        // tenant cost no round trip of their own. If this query fails, the transaction is aborted, and so is every later query.
        const setting = connection.unsafe(settings).execute();
        const open = whileConnected(timed(over(connection), tenantId), () => lost);
        const result = await asTransaction(() => run(overConnection(open)));
        await setting;
        if (lost) await forever();
        working = false;
        return result;
      } catch (error) {
        await nextTurn();
        if (lost) await forever();
        working = false;
        throw error;
      }
    });
    opened.then(place.end, place.end);
    opened.catch(() => {
      // The driver ends a transaction before its work ends only if the connection is lost.
      lost = working;
      if (lost) giveUp(database, pool);
    });
    // Safe because every path of `run` is awaited; postgres.js types the result as unwrapped rows.
    return opened as Promise<T>;
  });
}

/** The work of a lost transaction never ends for the driver. Otherwise it would send a commit or rollback. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * The same connection, which parses each statement only once. That saves a round trip per query, and most of the planning of
 * statements that write. Some of those vary with the number of their rows, so only so many statements are kept.
 */
function preparing(connection: postgres.TransactionSql): postgres.TransactionSql {
  const unsafe: typeof connection.unsafe = (text, parameters) => {
    if (KEPT.size < MOST_KEPT && mayPrepare()) KEPT.add(text);
    return connection.unsafe(text, parameters, { prepare: KEPT.has(text) });
  };
  return { ...connection, unsafe } as postgres.TransactionSql;
}

function reading(connection: postgres.TransactionSql): postgres.TransactionSql {
  return preparing(planned(connection));
}

/** The query builder's own transaction, over one that has begun already. `transaction.test.ts` fails if an upgrade breaks it. */
function overConnection(connection: postgres.TransactionSql): Transaction {
  // @ts-expect-error drizzle-orm's type asks for a whole client, but its own transactions pass this too.
  const session = new PostgresJsSession<postgres.TransactionSql, Record<string, never>, Record<string, never>>(
    connection,
    DIALECT,
    undefined,
  );
  return new PostgresJsTransaction(DIALECT, session, undefined);
}
