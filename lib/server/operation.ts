import type { z } from 'zod';
import type { OperatorPermission } from '../auth/operator-permissions';
import type { Permission } from '../auth/permissions';
import type { JsonAnswer } from './json-answer';

/** What a route handler says of itself. The description of the API is made of these (docs/rules.md §11). */
export interface Operation {
  /** Whose session it needs; `anybody` needs none. */
  caller: 'member' | 'operator' | 'anybody';
  /** The right that it asks for; null if it asks for none, or if the record decides which one. */
  permission: Permission | OperatorPermission | null;
  /** The verb that it calls, such as `vehicles.create`. */
  verb?: string;
  /** What the path has, where neither `query` nor `body` has it too. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** What is sent, before the parameters of the path are taken out of it. */
  body?: z.ZodType;
  /** How the body is sent, unless it is JSON: as a form with a `file`, or as the file itself. */
  sent?: 'form' | 'file';
  /** `Idempotency-Key` is honored. */
  once?: boolean;
  /** What a repeated request does where none is, such as `makes another key`. */
  again?: string;
  /** A read that is sent with POST. */
  reads?: boolean;
  status: number;
  /** One record, a list with its envelope, nothing, or a file of these types. */
  answer: 'record' | 'list' | 'nothing' | readonly `${string}/${string}`[];
}

type RouteParams = { params: Promise<Record<string, string | string[] | undefined>> };
/** A route handler. What it answers is told by its type alone, and described from there (docs/rules.md §11). */
export interface Handler<Output = unknown> {
  (request: Request, context: RouteParams): Promise<JsonAnswer<Output>>;
  readonly operation: Operation;
  /** Never set. */
  readonly output?: Output;
}
