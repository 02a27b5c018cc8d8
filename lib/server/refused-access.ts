import 'server-only';
import { AppError } from '../errors';
import { log } from '../log';

/** The error for somebody without a right. It is in the log, as an action that was refused is answered with 200. */
export function refusedAccess(right: string): AppError {
  log.info({ code: 'insufficient_permissions', right }, 'access was refused');
  return new AppError('insufficient_permissions');
}
