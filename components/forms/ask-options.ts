import type { ActionResult, ErrorBody } from '@/lib/errors';

export interface Asked<T> {
  options: T[];
  /** Why there is no answer: then nothing may be concluded from the empty list. */
  failure: ErrorBody | null;
}

/** What a search on the server found, or why nobody knows; it never throws, and no failure passes for an empty answer. */
export async function askOptions<T>(ask: () => Promise<ActionResult<T[]>>): Promise<Asked<T>> {
  const result = await ask().catch(() => null);
  if (result?.ok) return { options: result.data, failure: null };
  return { options: [], failure: result ? result.error : { code: 'network_error' } };
}
