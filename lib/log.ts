import 'server-only';
import pino from 'pino';
import { newId } from './id';

export const log = pino({ name: 'wout', level: process.env.LOG_LEVEL ?? 'info' });

/** Writes an unexpected error to the log and returns the reference id under which it stands there. */
export function logError(error: unknown): string {
  const reference = newId().slice(-12);
  log.error({ err: error, reference }, 'unexpected error');
  return reference;
}
