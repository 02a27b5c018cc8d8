import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { ApiDocument } from '@/lib/openapi/api-document';
import { describedAnswer } from '../described-answer';
import { asked } from './asked';

const DOCUMENT: ApiDocument = JSON.parse(readFileSync('lib/openapi/openapi.json', 'utf8'));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
export const HOST = 'lakay.localhost:3000';
/** What a browser sends from a page of the host itself. */
export const OWN_PAGE = { host: HOST, origin: `http://${HOST}`, 'x-requested-with': 'XMLHttpRequest' };

export interface Route {
  method: string;
  file: string;
  /** The names in its address: `vehicleId`. */
  names: string[];
}

/** Every route under `app`, once for each method. */
export function allRoutes(): Route[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('app', file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('/route.ts'))
    .toSorted()
    .flatMap((file) =>
      methodsOf(file).map((method) => ({
        method,
        file,
        names: [...file.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name),
      })),
    );
}

function methodsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return METHODS.filter((method) =>
    new RegExp(`export (?:const|async function|function) ${method}\\b|\\bas ${method}\\b`).test(source),
  );
}

interface Sent {
  params?: Record<string, string>;
  query?: string;
  /** Sent as JSON, or as it is if it is a text. */
  body?: unknown;
}

/** Calls a route with the headers and cookies of `asked`, past the middleware. */
export async function callRoute({ method, file }: Pick<Route, 'method' | 'file'>, sent: Sent = {}): Promise<Response> {
  const { [method]: handler } = await import(path.resolve(file));
  const { params = {}, query = '', body } = sent;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  const init = { method, headers: asked.headers, ...(method !== 'GET' && { body: text }) };
  const answer: Response = await handler(new Request(`http://${HOST}/api?${query}`, init), {
    params: Promise.resolve(params),
  });
  await expectAsDescribed({ method, file }, answer);
  return answer;
}

/** Whoever calls a route, it answers with the fields that its description has, and with no others. */
async function expectAsDescribed({ method, file }: Pick<Route, 'method' | 'file'>, answer: Response): Promise<void> {
  const at = file.replace(/^app\/api|\/route\.ts$/g, '').replace(/\[(\w+)\]/g, '{$1}');
  const operation = DOCUMENT.paths[at]?.[method.toLowerCase()];
  const schema = operation && answer.ok ? describedAnswer(DOCUMENT, operation, answer.status) : null;
  if (schema && answer.headers.get('content-type')?.startsWith('application/json'))
    expect(schema.safeParse(await answer.clone().json()).error).toBeUndefined();
}

/** The status and the error's code; no code if it was let in. */
export async function answerOf(route: Pick<Route, 'method' | 'file'>, sent: Sent = {}): Promise<[number, string?]> {
  const answer = await callRoute(route, sent);
  const text = await answer.text();
  const code = answer.status >= 400 && text.startsWith('{') ? JSON.parse(text).error?.code : undefined;
  return code ? [answer.status, code] : [answer.status];
}
