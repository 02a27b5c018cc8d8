import 'server-only';
import { type Readable, Transform } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { newId } from '@/lib/id';
import { log } from '@/lib/log';
import { asTenant } from './as-tenant';
import { addressOf } from './connections';
import { openCopyPool } from './open-copy-pool';
import { noteQuery } from './slow-queries';

const DIALECT = new PgDialect();
/** The pieces in which rows go on. One piece for each row would cost more than the row. */
const PIECE_BYTES = 65_536;
/** What each sort and hash of a copy may use. With PostgreSQL's usual 4 MB, 200,000 rentals took a third longer. */
const WORK_MEMORY = '64MB';

/** JSON and XML on one line each have none of these characters, so they are written as they are. */
const WAYS = { csv: 'format csv', lines: "format csv, quote E'\\x01', delimiter E'\\x02'" };
export type CopyWay = keyof typeof WAYS;

interface How {
  /** For `stopCopies`. */
  name?: string;
  /** Called for each row. */
  onRow?: () => void;
  /** Ends the query too, also before its first row, when there is no stream yet that could be destroyed. */
  signal?: AbortSignal;
}

/**
 * The rows of a tenant's query as bytes, through row security: as `csv`, or as `lines` of one text column. Nothing is kept:
 * memory does not grow with the rows. When the stream is destroyed, the query ends at once. It has a connection of
 * its own, on the read replica where there is one, so that long exports take none from short requests.
 */
export async function copyFromTenant(
  tenantId: string,
  query: SQL,
  way: CopyWay,
  { name = `wout copy ${newId()}`, onRow = () => undefined, signal }: How = {},
): Promise<Readable> {
  const pool = await openCopyPool(tenantId, name);
  // Literals, because `copy` takes no parameters. The dialect quotes them.
  const { sql: text } = DIALECT.sqlToQuery(query.inlineParams());
  const from = performance.now();
  // How long the rest takes is up to who reads it.
  const onFirst = () => noteQuery(`copy (${text})`, performance.now() - from, { tenantId });
  let copied: Readable | undefined;
  const stop = () => {
    if (copied) copied.destroy(new Error('the copy was stopped'));
    else stopCopies(name).catch((err: unknown) => log.warn({ err }, 'a copy did not end'));
  };
  signal?.addEventListener('abort', stop, { once: true });
  try {
    signal?.throwIfAborted();
    // In one message, so that the copy can never run outside of its transaction, where row security would be off.
    const copying = pool.unsafe(
      `begin transaction read only; ${asTenant(tenantId)}; set local work_mem = '${WORK_MEMORY}'; copy (${text}) to stdout with (${WAYS[way]}); commit`,
    );
    const rows = await copying.readable();
    const pieces = rows.pipe(joined(onFirst, onRow));
    copied = pieces;
    // The stop may have come while the connection was opened, before it could be found by its name.
    if (signal?.aborted) stop();
    rows.on('error', (error) => pieces.destroy(error));
    // Whoever reads hears of an error. One that comes before they begin must not end the process.
    pieces.on('error', () => undefined);
    pieces.on('close', () => {
      signal?.removeEventListener('abort', stop);
      const ended = pieces.readableEnded ? Promise.resolve() : stopCopies(name);
      ended.then(() => pool.end({ timeout: 0 })).catch((err: unknown) => log.warn({ err }, 'a copy did not end'));
    });
    return pieces;
  } catch (error) {
    signal?.removeEventListener('abort', stop);
    await pool.end({ timeout: 0 });
    throw error;
  }
}

/**
 * Ends the connections of copies by their name, whichever server they belong to. The driver can't cancel a copy, and one that
 * waits for its reader hears no cancellation.
 */
export async function stopCopies(name: string): Promise<void> {
  const urls = [addressOf('DATABASE_URL'), process.env.DATABASE_READ_URL];
  await Promise.all(urls.map((url) => url && stopCopiesAt(url, name)));
}

async function stopCopiesAt(url: string, name: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5 });
  try {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function joined(onFirst: () => void, onRow: () => void): Transform {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let begun = false;
  const begin = () => {
    if (!begun) onFirst();
    begun = true;
  };
  const all = () => {
    const piece = Buffer.concat(waiting, bytes);
    [waiting, bytes] = [[], 0];
    return piece;
  };
  return new Transform({
    transform(row: Buffer, _encoding, next) {
      begin();
      waiting.push(row);
      onRow();
      bytes += row.length;
      if (bytes < PIECE_BYTES) next();
      else next(null, all());
    },
    flush(next) {
      begin();
      next(null, all());
    },
  });
}
