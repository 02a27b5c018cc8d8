import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonSchema } from '@/lib/openapi/api-document';
import type { Operation } from '@/lib/server/operation';
import { type AnswerTypes, withAnswerTypes } from './answer-types';

export interface Route {
  /** From the root of the API, with the parameters in braces: `/vehicles/{vehicleId}`. */
  path: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  operation: Operation;
  /** What its type says of its answer; null if it says nothing. */
  answered: JsonSchema | null;
  /** The name of the function that it calls, such as `createVehicle`; null if it calls none by name. */
  calls: string | null;
  /** What its file, or the function's own, says above it. */
  text: string | null;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** Browsers' own way to sign in, and the answer to addresses that do not exist. */
const LEFT_OUT = ['auth/[...nextauth]/route.ts', '[...unknown]/route.ts'];

/** Every route of `app/api`, with what its handler carries. Throws for a handler that carries nothing. */
export async function readRoutes(root: string): Promise<Route[]> {
  const files = readdirSync(path.join(root, 'app/api'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('route.ts') && !LEFT_OUT.includes(file));
  return withAnswerTypes(root, async (answerOf) => {
    const routes = await Promise.all(files.sort().map((file) => routesIn(root, file, answerOf)));
    return routes.flat();
  });
}

async function routesIn(root: string, file: string, answerOf: AnswerTypes): Promise<Route[]> {
  const full = path.join(root, 'app/api', file);
  const exported: Record<string, { operation?: Operation } | undefined> = await import(full);
  const source = readFileSync(full, 'utf8');
  const address = `/${path.posix.dirname(file)}`.replace(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}');
  return METHODS.flatMap((method) => {
    const handler = exported[method.toUpperCase()];
    if (!handler) return [];
    const { operation } = handler;
    if (!operation) throw new Error(`app/api/${file} does not say what its ${method.toUpperCase()} is`);
    const calls = calledIn(source, method.toUpperCase());
    const text = textAbove(source, method.toUpperCase()) ?? (calls && textOf(root, source, calls));
    const answered = typeof operation.answer === 'string' ? answerOf(full, method.toUpperCase()) : null;
    return [{ path: address, method, operation, answered, calls, text }];
  });
}

/** The verb that is made a route, by its name there. */
function calledIn(source: string, method: string): string | null {
  const made = new RegExp(`export const ${method} = (?:route|operatorRoute)\\((\\w+)`).exec(source);
  const around = new RegExp(
    `export const ${method} = \\w*[rR]outeAround\\(\\s*'[^']+',\\s*[^,]+,\\s*(?!async)(\\w+)(?=[,)])`,
  ).exec(source);
  return made?.[1] ?? around?.[1] ?? null;
}

function textAbove(source: string, name: string): string | null {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:const|async function|function) ${name}\\b`,
  );
  return comment.exec(source)?.[1] ?? null;
}

/** What the file of an imported function says above it. */
function textOf(root: string, source: string, name: string): string | null {
  const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@/([^']+)'`).exec(source)?.[1];
  return imported ? textAbove(readFileSync(path.join(root, `${imported}.ts`), 'utf8'), name) : null;
}
