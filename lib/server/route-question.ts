import 'server-only';
import type { z } from 'zod';
import type { Permission } from '../auth/permissions';
import { answering } from './answering';
import { assertMay } from './assert-may';
import { tenantContext } from './context';
import { countSessionRead } from './count-session-read';
import { jsonAnswer } from './json-answer';
import type { Handler } from './operation';
import { query, type ReadContext } from './query';
import { readBody } from './read-body';
import { assertSameOrigin } from './same-origin';

/**
 * A read as a route handler, whose question is too long for an address, such as a form's values. `question` is what a
 * complete one has; `run` gets the unverified body.
 */
export function routeQuestion<Output>(
  permission: Permission,
  question: z.ZodType,
  run: (ctx: ReadContext, asked: Record<string, unknown>) => Promise<Output>,
): Handler<Output> {
  const of = { caller: 'member', permission, body: question, reads: true, status: 200, answer: 'record' } as const;
  return answering(of, async (request) => {
    await assertSameOrigin();
    await countSessionRead();
    const ctx = await tenantContext();
    assertMay(ctx, permission);
    const asked = await readBody(request);
    const output = await query(ctx, permission, (read) => run(read, asked));
    return jsonAnswer(output);
  });
}
