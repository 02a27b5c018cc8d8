import 'server-only';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase, PostgresJsSession } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

export type Transaction = PostgresJsDatabase<Record<string, never>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Connections {
  sql: postgres.Sql;
  database: Transaction;
}

// Kept on the global object, so that reloading modules in development does not leak a connection pool.
const store = globalThis as typeof globalThis & { woutConnections?: Connections };

function connections(): Connections {
  if (!store.woutConnections) {
    const url = process.env.DATABASE_URL;
    if (!url) throw new Error('DATABASE_URL is not set');
    const sql = postgres(url, {
      max: Number(process.env.DATABASE_POOL ?? 20),
      connect_timeout: 5,
      idle_timeout: 60,
      onnotice: () => undefined,
    });
    store.woutConnections = { sql, database: drizzle(sql) };
  }
  return store.woutConnections;
}

/** Runs a transaction that sees only one tenant's rows. Throws if the id is not a UUID. */
export async function withTenant<T>(tenantId: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return transaction(asTenant(tenantId), run);
}

/**
 * Runs a transaction that only reads, and only one tenant's rows. The result is returned without waiting for the commit, because a
 * read has nothing to commit. Throws if the id is not a UUID.
 */
export function readTenant<T>(tenantId: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    withTenant(tenantId, async (tx) => resolve(await run(tx))).catch(reject);
  });
}

/**
 * Runs a transaction with the operators' rights: it reads across tenants, but can't write a tenant's operational data.
 */
export function withPlatform<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return transaction('set local role wout_platform', run);
}

function asTenant(tenantId: string): string {
  if (!UUID.test(tenantId)) throw new Error('a tenant id must be a UUID');
  return `set local role wout_app; set local app.tenant_id = '${tenantId}'`;
}

/** Closes all connections. For scripts and tests. */
export async function closeDatabase(): Promise<void> {
  await store.woutConnections?.sql.end({ timeout: 5 });
  store.woutConnections = undefined;
}

function transaction<T>(settings: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
  const { sql } = connections();
  // Safe because every path of `run` is awaited. postgres.js types the result as unwrapped rows.
  return sql.begin(opening(settings), (connection) => run(overConnection(connection))) as Promise<T>;
}

/**
 * postgres.js sends `begin <options>`, after removing everything but letters from the options with `replace`. By
 * answering that call ourselves we set role and tenant in the same round trip as the `begin`. If that fails, the
 * transaction stays aborted.
 */
function opening(settings: string): string {
  const options = { replace: () => `; ${settings}` };
  return options as unknown as string;
}

function overConnection(connection: postgres.TransactionSql): Transaction {
  const { database } = connections();
  const session = new PostgresJsSession(connection as unknown as postgres.Sql, new PgDialect(), undefined, {});
  // Reuses the prototype of the pool's database: the same methods, but its session is this one connection.
  const Database = database.constructor as new (dialect: PgDialect, session: unknown, schema: undefined) => Transaction;
  return new Database(new PgDialect(), session, undefined);
}
