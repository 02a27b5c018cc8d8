import 'server-only';
import { AppError } from '../errors';

/** What a failed call of a remote address means: refused by the filter, too slow, or not to be reached. */
export function remoteRefusal(error: unknown, deadline: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  if (deadline.aborted) return new AppError('url_too_slow');
  const refused = error instanceof Error && /is not allowed\. Because/.test(error.message);
  return new AppError(refused ? 'url_refused' : 'url_unreachable');
}
