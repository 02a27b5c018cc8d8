import 'server-only';
import { revalidatePath } from 'next/cache';
import type { z } from 'zod';
import type { ActionResult } from '../errors';
import type { Typed } from '../typed';
import type { Verb } from './command';
import { tenantContext } from './context';
import { respond } from './respond';

/**
 * A verb as a server action. It runs once per key for the signed-in member, turns errors into a response, and reloads
 * the screens at `shownAt` and below.
 */
export function action<Output, Schema extends z.ZodType>(verb: Verb<Output, Schema>, ...shownAt: string[]) {
  return (input: Typed<z.input<Schema>>, key?: string): Promise<ActionResult<Output>> =>
    respond(async () => {
      // A client may send anything instead.
      const ctx = await tenantContext(typeof key === 'string' ? key : undefined);
      const result = await verb(ctx, input);
      for (const path of shownAt) revalidatePath(path, 'layout');
      return result;
    });
}
