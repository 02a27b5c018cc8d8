import 'server-only';
import { revalidatePath } from 'next/cache';
import type { z } from 'zod';
import type { ActionResult } from '../errors';
import type { Typed } from '../typed';
import { adminContext } from './admin-context';
import type { OperatorVerb } from './operator-command';
import { respond } from './respond';

/** An operator's verb as a server action, for sessions in admin mode. Reloads the screens at `shownAt`. */
export function operatorAction<Output, Schema extends z.ZodType>(
  verb: OperatorVerb<Output, Schema>,
  ...shownAt: string[]
) {
  return (input: Typed<z.input<Schema>>): Promise<ActionResult<Output>> =>
    respond(async () => {
      const result = await verb(await adminContext(verb.verb.permission), input);
      for (const path of shownAt) revalidatePath(path, 'layout');
      return result;
    });
}
