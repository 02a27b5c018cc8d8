import 'server-only';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

/** The settings that name a database: the one that all is written to, and its read replica. */
export type Database = 'DATABASE_URL' | 'DATABASE_READ_URL';

/** How long transactions may still work on connections that were given up. */
const FINISHING_SECONDS = 60;
/** A lost connection is tried again after this time. By default the driver waits longer each time, up to 20 s. */
const RECONNECT_SECONDS = 0.2;

// Kept on the global object, so that reloading modules in development does not leak a connection pool.
const store = globalThis as typeof globalThis & {
  woutConnections?: Partial<Record<Database, postgres.Sql>>;
  woutDatabaseSeenAt?: number;
};

/** The connections of this process to a database, opened when they are needed. Throws if its setting is missing. */
export function connections(database: Database): postgres.Sql {
  store.woutConnections ??= {};
  store.woutConnections[database] ??= open(database);
  return store.woutConnections[database];
}

function open(database: Database): postgres.Sql {
  const sql = postgres(addressOf(database), {
    max: Number(process.env.DATABASE_POOL || 20),
    connect_timeout: 5,
    idle_timeout: 60,
    prepare: mayPrepare(),
    backoff: () => RECONNECT_SECONDS,
    onnotice: () => undefined,
    onclose: () => {
      if (database === 'DATABASE_URL') store.woutDatabaseSeenAt = 0;
    },
  });
  // The query builder sets how dates travel on these connections.
  drizzle(sql);
  return sql;
}

/** Throws if the setting is missing. */
export function addressOf(database: Database): string {
  const url = process.env[database];
  if (!url) throw new Error(`${database} is not set`);
  return url;
}

/**
 * New transactions get new connections. The driver may keep half a message of a lost connection, and then waits in vain
 * whenever it is used again. What works on the other connections is finished.
 */
export function giveUp(database: Database, pool: postgres.Sql): void {
  if (store.woutConnections?.[database] !== pool) return;
  delete store.woutConnections[database];
  pool.end({ timeout: FINISHING_SECONDS }).catch(() => undefined);
}

/** A pooler that gives each transaction another connection does not know the statements of the one before. */
export function mayPrepare(): boolean {
  return process.env.DATABASE_POOLER !== 'true';
}

export function noteSeen(database: Database): void {
  if (database === 'DATABASE_URL') store.woutDatabaseSeenAt = Date.now();
}

/** When the database last gave this process a connection, in milliseconds since 1970; 0 if a connection was lost since. */
export function databaseSeenAt(): number {
  return store.woutDatabaseSeenAt ?? 0;
}

/** Closes all connections. For scripts and tests. */
export async function closeDatabase(): Promise<void> {
  const all = Object.values(store.woutConnections ?? {});
  store.woutConnections = {};
  await Promise.all(all.map((pool) => pool.end({ timeout: 1 })));
}
