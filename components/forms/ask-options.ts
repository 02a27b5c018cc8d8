import type { ActionResult, ErrorBody } from '@/lib/errors';

export interface Asked<T> {
  options: T[];
  /** Why the search failed. The empty list then means nothing. */
  failure: ErrorBody | null;
}

/**
 * The results of a search on the server, or why it failed. It never throws, and a failure never looks like an empty
 * result.
 */
export async function askOptions<T>(ask: () => Promise<ActionResult<T[]>>): Promise<Asked<T>> {
  const result = await ask().catch(() => null);
  if (result?.ok) return { options: result.data, failure: null };
  return { options: [], failure: result ? result.error : { code: 'network_error' } };
}
