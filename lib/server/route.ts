import 'server-only';
import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { OperatorPermission } from '@/lib/auth/operator-permissions';
import type { Permission } from '@/lib/auth/permissions';
import { errorSentence } from '../error-sentence';
import { ERROR_STATUS } from '../error-status';
import { AppError } from '../errors';
import { shownParams } from '../labels/shown-params';
import { type AdminContext, adminContext } from './admin-context';
import { assertMay } from './assert-may';
import { assertMayOperate } from './assert-may-operate';
import type { Verb } from './command';
import { readAsMember, type TenantContext, tenantContext } from './context';
import type { OperatorVerb } from './operator-command';
import { query, type ReadContext } from './query';
import { errorBody } from './respond';
import { assertSameOrigin } from './same-origin';

type RouteParams = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: Request, context: RouteParams) => Promise<Response>;

const BODY_LIMIT_BYTES = 1_000_000;
const DEEPEST = 20;
const NO_STORE = { 'cache-control': 'no-store' };

/**
 * A verb as a route handler. Path parameters are merged into the JSON body, `Idempotency-Key` is honored, and errors
 * become the response of docs/rules.md §10.
 */
export function route<Output>(verb: Verb<Output>, status = 200): Handler {
  return answering(async (request, params) => {
    await assertSameOrigin();
    const ctx = await tenantContext((await headers()).get('idempotency-key') ?? undefined);
    assertMay(ctx, verb.verb.permission);
    const body = await readBody(request);
    return Response.json(await verb(ctx, { ...body, ...params }), { status, headers: NO_STORE });
  });
}

/**
 * More than a verb as a route handler: what checks a password before it, or answers with something that is stored
 * nowhere. So no key is honored. `context` lets in who may do nothing else yet.
 */
export function routeAround<Output>(
  permission: Permission,
  run: (ctx: TenantContext, raw: unknown) => Promise<Output>,
  context: () => Promise<TenantContext> = tenantContext,
): Handler {
  return answering(async (request, params) => {
    await assertSameOrigin();
    const ctx = await context();
    assertMay(ctx, permission);
    return Response.json(await run(ctx, { ...(await readBody(request)), ...params }), { headers: NO_STORE });
  });
}

/** An operator's verb as a route handler, for sessions in admin mode. `Idempotency-Key` is honored. */
export function operatorRoute<Output>(verb: OperatorVerb<Output>): Handler {
  return operatorRouteAround(verb.verb.permission, async (ctx, raw) => {
    const idempotencyKey = (await headers()).get('idempotency-key') ?? undefined;
    return verb({ ...ctx, idempotencyKey }, raw);
  });
}

/** What `routeAround` is for members' work, for operators'. */
export function operatorRouteAround<Output>(
  permission: OperatorPermission,
  run: (ctx: AdminContext, raw: unknown) => Promise<Output>,
  context: () => Promise<AdminContext> = () => adminContext(permission),
): Handler {
  return answering(async (request, params) => {
    await assertSameOrigin();
    const ctx = await context();
    assertMayOperate(ctx, permission);
    return Response.json(await run(ctx, { ...(await readBody(request)), ...params }), { headers: NO_STORE });
  });
}

/** A read as a route handler. `run` gets the query string and the path parameters. */
export function routeQuery<Output>(
  permission: Permission,
  run: (ctx: ReadContext, request: { search: URLSearchParams; params: Record<string, string> }) => Promise<Output>,
): Handler {
  return answering(async (request, params) => {
    const search = new URL(request.url).searchParams;
    const output = await readAsMember((member) => query(member, permission, (ctx) => run(ctx, { search, params })));
    return output instanceof Response ? output : Response.json(output, { headers: NO_STORE });
  });
}

/** Wraps any handler, so that every error gets the same response format. */
export function answering(run: (request: Request, params: Record<string, string>) => Promise<Response>): Handler {
  return async (request, context) => {
    try {
      const params = Object.entries((await context.params) ?? {}).map(([key, value]) => [key, String(value)]);
      return await run(request, Object.fromEntries(params));
    } catch (error) {
      unstable_rethrow(error);
      return await errorResponse(error);
    }
  };
}

/** The error in the common response format, with its sentence in the caller's language (docs/rules.md §10). */
export async function errorResponse(error: unknown): Promise<Response> {
  const body = errorBody(error);
  const [t, locale] = await Promise.all([getTranslations('errors'), getLocale()]);
  const message = t(body.code, await shownParams(body));
  const messages = Object.entries(body.fields ?? {}).map(([path, code]) => {
    const { key, params } = errorSentence(code, { ...body.params, ...body.fieldParams?.[path] }, locale);
    return [path, t(key, params)];
  });
  const status = ERROR_STATUS[body.code];
  return Response.json(
    { error: { ...body, message, ...(body.fields && { messages: Object.fromEntries(messages) }) }, message },
    { status, headers: { ...NO_STORE, ...(status === 429 && { 'retry-after': String(body.params?.seconds ?? 1) }) } },
  );
}

export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text.length > BODY_LIMIT_BYTES) throw new AppError('body_too_large');
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (body && typeof body === 'object' && !Array.isArray(body) && !isTooDeep(body)) return { ...body };
  } catch {
    // Text that is no JSON is refused like JSON of another kind.
  }
  throw new AppError('invalid_json');
}

/** No input is this deep. What reads the body later calls itself for each level, and would run out of stack. */
function isTooDeep(body: object): boolean {
  let level: object[] = [body];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level
      .flatMap((value) => Object.values(value))
      .filter((value) => value !== null && typeof value === 'object');
    if (level.length === 0) return false;
  }
  return true;
}
