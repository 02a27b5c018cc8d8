import 'server-only';
import type { z } from 'zod';
import type { OperatorPermission } from '../auth/operator-permissions';
import type { Permission } from '../auth/permissions';
import { type AdminContext, adminContext } from './admin-context';
import { answering } from './answering';
import { readAsMember, tenantContext } from './context';
import { heavyQuery } from './heavy-query';
import { jsonAnswer } from './json-answer';
import type { Handler, Operation } from './operation';
import { query, type ReadContext } from './query';
import { readQuestion } from './read-question';

type Params = Record<string, string>;
type Question = z.ZodType | null;
type Read<Ctx, Schema extends Question, Output> = (
  ctx: Ctx,
  request: { asked: Schema extends z.ZodType ? z.output<Schema> : null; params: Params },
) => Promise<Output>;

/** A list in its envelope. One that is not cut into pages has no next one. */
type Listed = { rows: readonly unknown[]; nextCursor?: string | null; total?: number | null };
type Paged<Output> = Output & { nextCursor: string | null };
/** What `routeList` is for may not be read with `routeQuery`. */
type OneRecord<Output> = Output extends { rows: readonly unknown[] } | readonly unknown[] ? never : Output;

interface How {
  /** A heavy read goes to the read replica where there is one. */
  heavy?: boolean;
}

/**
 * A read of one record as a route handler. `run` gets the parameters of the path, and those of path and address as `question`
 * parses them; null if it asks for none.
 */
export function routeQuery<Schema extends Question, Output>(
  permission: Permission,
  question: Schema,
  run: Read<ReadContext, Schema, OneRecord<Output>>,
  how?: How,
): Handler<Output> {
  return memberRead(permission, question, { answer: 'record', run, ...how });
}

/** A read of a list as a route handler, otherwise like `routeQuery`. */
export function routeList<Schema extends Question, Output extends Listed>(
  permission: Permission,
  question: Schema,
  run: Read<ReadContext, Schema, Output>,
  how?: How,
): Handler<Paged<Output>> {
  const listing: Read<ReadContext, Schema, Paged<Output>> = async (ctx, request) => {
    const listed = await run(ctx, request);
    return { ...listed, nextCursor: listed.nextCursor ?? null };
  };
  return memberRead(permission, question, { answer: 'list', run: listing, ...how });
}

function memberRead<Schema extends Question, Output>(
  permission: Permission,
  question: Schema,
  { answer, run, heavy = false }: How & Pick<Operation, 'answer'> & { run: Read<ReadContext, Schema, Output> },
): Handler<Output> {
  const of = { caller: 'member', permission, query: question ?? undefined, status: 200, answer } as const;
  return answering(of, async (request, params) => {
    const read = (ctx: ReadContext) => run(ctx, { asked: asked(question, request, params), params });
    const output = heavy
      ? await heavyQuery(await tenantContext(), permission, read)
      : await readAsMember((member) => query(member, permission, read));
    return jsonAnswer(output);
  });
}

/** Like `routeQuery`, for operators in admin mode. `run` opens its own transaction. */
export function operatorRouteQuery<Schema extends Question, Output>(
  permission: OperatorPermission,
  question: Schema,
  run: Read<AdminContext, Schema, OneRecord<Output>>,
): Handler<Output> {
  return operatorRead(permission, question, 'record', run);
}

/** Like `routeList`, for operators in admin mode. `run` opens its own transaction. */
export function operatorRouteList<Schema extends Question, Output extends Listed>(
  permission: OperatorPermission,
  question: Schema,
  run: Read<AdminContext, Schema, Output>,
): Handler<Paged<Output>> {
  return operatorRead(permission, question, 'list', async (ctx, request) => {
    const listed = await run(ctx, request);
    return { ...listed, nextCursor: listed.nextCursor ?? null };
  });
}

function operatorRead<Schema extends Question, Output>(
  permission: OperatorPermission,
  question: Schema,
  answer: Operation['answer'],
  run: Read<AdminContext, Schema, Output>,
): Handler<Output> {
  const of = { caller: 'operator', permission, query: question ?? undefined, status: 200, answer } as const;
  return answering(of, async (request, params) => {
    const ctx = await adminContext(permission);
    return jsonAnswer(await run(ctx, { asked: asked(question, request, params), params }));
  });
}

function asked<Schema extends Question>(question: Schema, request: Request, params: Params) {
  const parsed = question === null ? null : readQuestion(question, new URL(request.url).searchParams, params);
  // Safe because null is asked for where there is no question, and nothing else is.
  return parsed as Schema extends z.ZodType ? z.output<Schema> : null;
}
