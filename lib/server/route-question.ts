import 'server-only';
import type { Permission } from '../auth/permissions';
import { assertMay } from './assert-may';
import { tenantContext } from './context';
import { countSessionRead } from './count-session-read';
import { query, type ReadContext } from './query';
import { answering, readBody } from './route';
import { assertSameOrigin } from './same-origin';

/**
 * A read as a route handler, whose question is too long for an address, such as a form's values. `run` gets the unverified
 * body.
 */
export function routeQuestion<Output>(
  permission: Permission,
  run: (ctx: ReadContext, asked: Record<string, unknown>) => Promise<Output>,
) {
  return answering(async (request) => {
    await assertSameOrigin();
    await countSessionRead();
    const ctx = await tenantContext();
    assertMay(ctx, permission);
    const asked = await readBody(request);
    const output = await query(ctx, permission, (read) => run(read, asked));
    return Response.json(output, { headers: { 'cache-control': 'no-store' } });
  });
}
