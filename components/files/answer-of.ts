import { type ActionResult, isErrorCode } from '@/lib/errors';

/** What the files' API said, from its status and its text; where something else answered in its place, by the status alone. */
export function answerOf<T>(status: number, text: string): ActionResult<T> {
  const body = parsed(text);
  // Safe because a success of our own API has the shape that the caller names.
  if (status >= 200 && status < 300 && body) return { ok: true, data: body as T };
  const error = body && 'error' in body ? body.error : null;
  if (error && typeof error === 'object' && 'code' in error && isErrorCode(error.code)) {
    // Safe because the envelope's error is the server's own error body.
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
