import { isErrorCode } from '@/lib/error-status';
import type { ActionResult } from '@/lib/errors';

/**
 * The response of the files' API, from its status and text. If something else responded in its place, from the status
 * alone.
 */
export function answerOf<T>(status: number, text: string): ActionResult<T> {
  const body = parsed(text);
  // Safe because a successful response of our own API has the shape the caller names.
  if (status >= 200 && status < 300 && body) return { ok: true, data: body as T };
  const error = body && 'error' in body ? body.error : null;
  if (error && typeof error === 'object' && 'code' in error && isErrorCode(error.code)) {
    // Safe because the error in the envelope is the server's own error body.
    return { ok: false, error: error as { code: typeof error.code } };
  }
  return {
    ok: false,
    error: { code: status === 413 ? 'file_too_large' : status >= 500 ? 'server_error' : 'network_error' },
  };
}

function parsed(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return body && typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
