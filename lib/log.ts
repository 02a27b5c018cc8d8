import 'server-only';
import pino from 'pino';
import { newId } from './id';
import { loggedError } from './logged-error';

export const log = pino({
  name: 'wout',
  level: process.env.LOG_LEVEL ?? 'info',
  serializers: { err: (error) => loggedError(error) },
});

/** Logs an unexpected error and returns the reference id of the log entry. */
export function logError(error: unknown): string {
  const reference = newId().slice(-12);
  log.error({ err: error, reference }, 'unexpected error');
  return reference;
}
