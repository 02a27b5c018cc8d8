import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { translateDatabaseError } from '../database-error';
import { type ActionResult, AppError, type ErrorBody } from '../errors';
import { logError } from '../log';
import { assertOwnOrigin } from './same-origin';

/** The edge of every server action: a call from a foreign page is refused, an AppError becomes an answer, anything else a logged `server_error` with its reference. */
export async function respond<T>(run: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    await assertOwnOrigin();
    return { ok: true, data: await run() };
  } catch (error) {
    unstable_rethrow(error);
    return { ok: false, error: errorBody(error) };
  }
}

/** What may be told of an error: nothing internal, only its code and what belongs to it. */
export function errorBody(raw: unknown): ErrorBody {
  const error = translateDatabaseError(raw);
  if (error instanceof AppError) {
    const { code, fields, params, details } = error;
    return { code, ...(fields && { fields }), ...(params && { params }), ...(details !== undefined && { details }) };
  }
  return { code: 'server_error', reference: logError(raw) };
}
