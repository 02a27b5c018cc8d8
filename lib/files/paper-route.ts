import 'server-only';
import type { z } from 'zod';
import type { Permission } from '../auth/permissions';
import { answering } from '../server/answering';
import { type TenantContext, tenantContext } from '../server/context';
import type { Handler } from '../server/operation';
import { readQuestion } from '../server/read-question';
import { pdfResponse } from './pdf-response';

type Params = Record<string, string>;
type Paper = Parameters<typeof pdfResponse>[0];

/** A paper as a route handler. `run` asks for the right that it is described with. */
export function paperRoute(
  permission: Permission,
  run: (ctx: TenantContext, params: Params) => Promise<Paper>,
): Handler;
export function paperRoute<Schema extends z.ZodType>(
  permission: Permission,
  run: (ctx: TenantContext, params: Params, request: { asked: z.output<Schema> }) => Promise<Paper>,
  question: Schema,
): Handler;
export function paperRoute<Schema extends z.ZodType>(
  permission: Permission,
  run: (ctx: TenantContext, params: Params, request: { asked: z.output<Schema> }) => Promise<Paper>,
  question?: Schema,
): Handler {
  const of = { caller: 'member', permission, query: question, status: 200, answer: ['application/pdf'] } as const;
  return answering(of, async (request, params) => {
    const ctx = await tenantContext();
    const search = new URL(request.url).searchParams;
    // Safe because only a route with a question reads what was asked.
    const asked = question ? readQuestion(question, search) : (undefined as z.output<Schema>);
    return pdfResponse(await run(ctx, params, { asked }));
  });
}
