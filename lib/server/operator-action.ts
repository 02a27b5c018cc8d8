import 'server-only';
import { revalidatePath } from 'next/cache';
import type { z } from 'zod';
import type { ActionResult } from '../errors';
import type { Typed } from '../typed';
import { adminContext } from './admin-context';
import type { OperatorVerb } from './operator-command';
import { respond } from './respond';

/**
 * An operator's verb as a server action, for sessions in admin mode. It runs once per key, and reloads the screens at
 * `shownAt`.
 */
export function operatorAction<Output, Schema extends z.ZodType>(
  verb: OperatorVerb<Output, Schema>,
  ...shownAt: string[]
) {
  return (input: Typed<z.input<Schema>>, key?: string): Promise<ActionResult<Output>> =>
    respond(async () => {
      const ctx = await adminContext(verb.verb.permission);
      // A client may send anything instead.
      const result = await verb({ ...ctx, idempotencyKey: typeof key === 'string' ? key : undefined }, input);
      for (const path of shownAt) revalidatePath(path, 'layout');
      return result;
    });
}
