import 'server-only';
import type { Permission } from '@/lib/auth/permissions';
import type { ActionResult } from '../errors';
import { readAsMember } from './context';
import { countSessionRead } from './count-session-read';
import { query, type ReadContext } from './query';
import { respond } from './respond';

/** A read as a server action, for what a screen loads while somebody types. `run` gets the unverified input. */
export function readAction<Asked extends unknown[], Output>(
  permission: Permission,
  run: (ctx: ReadContext, ...asked: Asked) => Promise<Output>,
) {
  return (...asked: Asked): Promise<ActionResult<Output>> =>
    respond(async () => {
      await countSessionRead();
      return readAsMember((member) => query(member, permission, (ctx) => run(ctx, ...asked)));
    });
}
