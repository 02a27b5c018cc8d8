import 'server-only';
import { revalidatePath } from 'next/cache';
import type { z } from 'zod';
import type { ActionResult } from '../errors';
import type { Typed } from '../typed';
import type { Verb } from './command';
import { tenantContext } from './context';
import { respond } from './respond';

/**
 * A verb as a server action: the session's member does it once for each key, errors become an answer, and the screens at `shownAt`,
 * with all below them, are drawn again.
 */
export function action<Output, Schema extends z.ZodType>(verb: Verb<Output, Schema>, ...shownAt: string[]) {
  return (input: Typed<z.input<Schema>>, key?: string): Promise<ActionResult<Output>> =>
    respond(async () => {
      // A client may send anything in its place.
      const ctx = await tenantContext(typeof key === 'string' ? key : undefined);
      const result = await verb(ctx, input);
      for (const path of shownAt) revalidatePath(path, 'layout');
      return result;
    });
}
