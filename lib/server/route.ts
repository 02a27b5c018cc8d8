import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import type { OperatorPermission } from '@/lib/auth/operator-permissions';
import type { Permission } from '@/lib/auth/permissions';
import { type AdminContext, adminContext } from './admin-context';
import { answering } from './answering';
import { assertMay } from './assert-may';
import { assertMayOperate } from './assert-may-operate';
import type { Verb } from './command';
import { type TenantContext, tenantContext } from './context';
import { jsonAnswer } from './json-answer';
import type { Handler } from './operation';
import type { OperatorVerb } from './operator-command';
import { readBody } from './read-body';
import { assertSameOrigin } from './same-origin';

/**
 * A verb as a route handler. Path parameters are merged into the JSON body, `Idempotency-Key` is honored, and errors
 * become the response of docs/rules.md §10.
 */
export function route<Output>(verb: Verb<Output>, status = 200): Handler<Output> {
  const { name, permission, input } = verb.verb;
  const does = { caller: 'member', permission, verb: name, body: input, once: true } as const;
  const of = { ...does, status, answer: 'record' } as const;
  return answering(of, async (request, params) => {
    await assertSameOrigin();
    const ctx = await tenantContext(await sentKey());
    assertMay(ctx, permission);
    const body = await readBody(request);
    return jsonAnswer(await verb(ctx, { ...body, ...params }), { status });
  });
}

/** Whether a key is honored, or what a repeated request does; and a context that lets in who may do nothing else yet. */
type Around<Ctx> = { context?: () => Promise<Ctx> } & ({ once: true } | { again: string });

/**
 * More than a verb as a route handler: what checks a password before it, or answers with something that is stored
 * nowhere. `input` is what `run` parses. With `once`, `run` gets the key and must not do its work twice.
 */
export function routeAround<Output>(
  permission: Permission,
  input: z.ZodType,
  run: (ctx: TenantContext, raw: unknown) => Promise<Output>,
  { context = tenantContext, ...how }: Around<TenantContext>,
): Handler<Output> {
  const of = { caller: 'member', permission, body: input, ...how, status: 200, answer: 'record' } as const;
  return answering(of, async (request, params) => {
    await assertSameOrigin();
    const ctx = await context();
    assertMay(ctx, permission);
    const once = 'once' in how ? { ...ctx, idempotencyKey: await sentKey() } : ctx;
    return jsonAnswer(await run(once, { ...(await readBody(request)), ...params }));
  });
}

/** An operator's verb as a route handler, for sessions in admin mode. `Idempotency-Key` is honored. */
export function operatorRoute<Output>(verb: OperatorVerb<Output>, status = 200): Handler<Output> {
  const { name, permission, input } = verb.verb;
  const of = { caller: 'operator', permission, verb: name, body: input, once: true, status, answer: 'record' } as const;
  return answering(of, async (request, params) => {
    await assertSameOrigin();
    const ctx = { ...(await adminContext(permission)), idempotencyKey: await sentKey() };
    return jsonAnswer(await verb(ctx, { ...(await readBody(request)), ...params }), { status });
  });
}

/** What `routeAround` is for members' work, for operators'. */
export function operatorRouteAround<Output>(
  permission: OperatorPermission,
  input: z.ZodType,
  run: (ctx: AdminContext, raw: unknown) => Promise<Output>,
  { context = () => adminContext(permission), ...how }: Around<AdminContext>,
): Handler<Output> {
  const of = { caller: 'operator', permission, body: input, ...how, status: 200, answer: 'record' } as const;
  return answering(of, async (request, params) => {
    await assertSameOrigin();
    const ctx = await context();
    assertMayOperate(ctx, permission);
    const once = 'once' in how ? { ...ctx, idempotencyKey: await sentKey() } : ctx;
    return jsonAnswer(await run(once, { ...(await readBody(request)), ...params }));
  });
}

async function sentKey(): Promise<string | undefined> {
  return (await headers()).get('idempotency-key') ?? undefined;
}
