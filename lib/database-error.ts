import 'server-only';
import { AppError } from './errors';

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
]);

/** Text that PostgreSQL can't store in its column's type, such as a NUL character: somebody is trying things out. */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22007', '22008', '22009', '22003']);
const UNKNOWN_REFERENCE = '23503';

/** The SQLSTATE or socket code of an error, even if the query builder has wrapped it. */
export function databaseCode(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as Error & { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return null;
}

const CONSTRAINT_IN_TEXT = /constraint "([^"]+?)(?:_\d{6,})?"/;

/**
 * The name of a violated constraint, or null. A distributed database gives it only in the error's text, followed by the
 * number of the part of the table that the row is in.
 */
export function databaseConstraint(error: unknown): string | null {
  if (!databaseCode(error)?.startsWith('23')) return null;
  for (let current = error; current instanceof Error; current = current.cause) {
    const { constraint_name: name, code } = current as Error & { constraint_name?: unknown; code?: unknown };
    if (typeof name === 'string') return name;
    if (typeof code === 'string') return CONSTRAINT_IN_TEXT.exec(current.message)?.[1] ?? null;
  }
  return null;
}

/**
 * Turns a lost or missing database into `database_unavailable`, text that can't be stored into `validation_error`, and
 * a reference to a missing row into `record_not_found`. Other errors stay as they are.
 */
export function translateDatabaseError(error: unknown): unknown {
  const code = databaseCode(error);
  if (code && AWAY.has(code)) return new AppError('database_unavailable');
  if (code === UNKNOWN_REFERENCE) return new AppError('record_not_found');
  return code && UNSTORABLE.has(code) ? new AppError('validation_error') : error;
}

/**
 * Whether the whole transaction may be retried: PostgreSQL ended it because of a deadlock or a serialization conflict.
 */
export function isRetryable(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40P01' || code === '40001';
}
