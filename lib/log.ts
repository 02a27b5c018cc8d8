import 'server-only';
import pino from 'pino';
import { newId } from './id';
import { loggedError } from './logged-error';
import { requestFacts } from './request-scope';
import { tracing } from './tracing';

/** Each line carries the ids of the request, action or job that it was written for. */
export const log = pino({
  name: 'wout',
  level: process.env.LOG_LEVEL || 'info',
  serializers: { err: (error) => loggedError(error) },
  mixin: () => ({ ...requestFacts(), traceId: tracing()?.traceId() }),
});

/** Logs an unexpected error and returns the reference id of its request, or of the log entry where there is none. */
export function logError(error: unknown): string {
  const reference = requestFacts().reference ?? newId().slice(-12);
  log.error({ err: error, reference }, 'unexpected error');
  return reference;
}
