import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { translateDatabaseError } from '../database-error';
import { countError } from '../error-counts';
import { type ActionResult, AppError, type ErrorBody } from '../errors';
import { logError } from '../log';
import { assertOwnOrigin } from './same-origin';

/**
 * Wraps every server action. A call from another site is refused, an AppError becomes a response, and any other error
 * is logged and becomes `server_error` with its reference.
 */
export async function respond<T>(run: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    await assertOwnOrigin();
    return { ok: true, data: await run() };
  } catch (error) {
    unstable_rethrow(error);
    return { ok: false, error: errorBody(error) };
  }
}

/** The public part of an error: nothing internal, only its code and its details. */
export function errorBody(raw: unknown): ErrorBody {
  const error = translateDatabaseError(raw);
  countError(error instanceof AppError ? error.code : 'server_error');
  if (error instanceof AppError) {
    const { code, fields, params, fieldParams, details } = error;
    return {
      code,
      ...(fields && { fields }),
      ...(params && { params }),
      ...(fieldParams && { fieldParams }),
      ...(details !== undefined && { details }),
    };
  }
  return { code: 'server_error', reference: logError(raw) };
}
