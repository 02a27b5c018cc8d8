import path from 'node:path';
import fc from 'fast-check';
import { newId } from '@/lib/id';
import type { Called } from '../call-described';
import { arrive } from '../next/arrive';
import { asked } from '../next/asked';
import { HOST } from '../next/routes';
import { type Generated, generatedRequest } from './generated-request';
import { spoiltToken } from './spoilt-token';
import { toldInternals } from './told-internals';
import type { Known } from './valid-value';

/** Who sends the inputs. */
export interface Caller {
  token: string | null;
  known: Known;
  /** A foreign id or name that a text has, but neither what was sent nor what the caller once wrote. */
  foreign: (text: string, sent: string) => Promise<string | undefined>;
  /** Inputs that a verb takes of this caller now, each with records of its own; none if the verb is not known. */
  taken: (verb: string) => Promise<object[]>;
  /** The same caller once more, after one who may do nothing any more. */
  renew: () => Promise<Caller>;
}

export interface Fuzzed {
  name: string;
  statuses: Record<number, number>;
  /** How many of the inputs came without a session or with half a body, so that they were refused early. */
  curtailed: number;
  /** How long all of it took. */
  ms: number;
  /** The longest answer, in milliseconds, and what was asked. */
  slowest: { ms: number; sent: string };
  faults: string[];
}

interface Options {
  inputs: number;
  seed: number;
  tables: ReadonlySet<string>;
  /** What was sent to the route before: it goes on after that. */
  before: Fuzzed | undefined;
}

/** After these a caller may do nothing any more: signed out, removed, suspended, or asking too often. */
const ENDED = /"code":"(?:session_expired|second_factor_missing|account_suspended|tenant_suspended|too_many_requests)"/;
/** Operators see the statements that were slow, without their values. */
const TELLS_STATEMENTS = /^\/admin\/health$/;
const CHUNK = 500;
const LONGEST_SHOWN = 1_500;
/**
 * Papers, sheets and archives are much work for the processor, and exports open connections of their own. A route that has made so
 * many gets the rest of its inputs with a spoilt session or half a body.
 */
const MUCH_WORK_MS = 50;
const MOST_WORK_MS = 20_000;
const EXPORTS = /\/export$|\/reports\/figures$/;
const MOST_EXPORTS = 1_000;
/** Answers of this length are often the same, and are looked through once. */
const LONG_TEXT = 5_000;
const MOST_KEPT = 100;

/** Sends generated inputs to a route. Returns what came of it, and each kind of fault once. */
export async function fuzzRoute(
  called: Called,
  first: Caller,
  { inputs, seed, tables, before }: Options,
): Promise<[Fuzzed, Caller]> {
  const fuzzed: Fuzzed = before ?? {
    name: `${called.method} ${called.at}`,
    statuses: {},
    curtailed: 0,
    ms: 0,
    slowest: { ms: 0, sent: '' },
    faults: [],
  };
  const kinds = new Set<string>();
  const blame = (kind: string, more: string) => {
    if (kinds.has(kind)) return;
    kinds.add(kind);
    fuzzed.faults.push(`${fuzzed.name} ${kind}: ${more}`);
  };
  const sound = new Set<string>();
  const routeBegun = performance.now();
  await handlerOf(called);
  let caller = first;
  let renewed = 0;
  let workMs = 0;
  let exported = 0;
  for (let from = inputsOf(fuzzed); from < inputs; from += CHUNK) {
    const taken = await caller.taken(called.operation.operationId);
    const made = fc.sample(generatedRequest(called.operation, caller.known, taken), {
      numRuns: Math.min(CHUNK, inputs - from),
      seed: seed + from + nameNumber(fuzzed.name),
    });
    for (const [at, generated] of made.entries()) {
      const curtail = fuzzed.curtailed > 0 || workMs >= MOST_WORK_MS || exported >= MOST_EXPORTS;
      const { token, request } = curtail ? curtailed(caller.token, generated, at) : { ...caller, request: generated };
      const sent = JSON.stringify(request);
      const begun = performance.now();
      const used = process.cpuUsage();
      const { status, text } = await send(called, token, request);
      const ms = performance.now() - begun;
      const worked = process.cpuUsage(used).user / 1000;
      if (ms > fuzzed.slowest.ms) fuzzed.slowest = { ms, sent: sent.slice(0, 300) };
      if (worked >= MUCH_WORK_MS) workMs += worked;
      if (status < 400 && EXPORTS.test(called.at)) exported += 1;
      if (curtail) fuzzed.curtailed += 1;
      fuzzed.statuses[status] = (fuzzed.statuses[status] ?? 0) + 1;
      // The companies' files are rows without bytes.
      if (status >= 500 && !text.includes('"storage_unavailable"'))
        blame(`is ${status}`, `${shown(text)} for ${shown(sent)}`);
      if (!sound.has(text)) {
        const internal = TELLS_STATEMENTS.test(called.at) && status < 400 ? null : toldInternals(text, status, tables);
        if (internal && !sent.includes(internal)) blame(`tells ${internal}`, shown(sent));
        const foreign = await caller.foreign(text, sent);
        if (foreign) blame('tells of another company', `${foreign} for ${shown(sent)}`);
        if (sound.size >= MOST_KEPT) sound.clear();
        if (text.length >= LONG_TEXT && !internal && !foreign) sound.add(text);
      }
      if (curtail || !(status >= 400 && ENDED.test(text)) || from + at - renewed < 20) continue;
      renewed = from + at;
      caller = await caller.renew();
    }
  }
  fuzzed.ms = Math.round((fuzzed.ms ?? 0) + performance.now() - routeBegun);
  return [fuzzed, caller];
}

/** How many inputs a route got. */
export function inputsOf({ statuses }: Fuzzed): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}

/** The same request so that it is refused early: with a spoilt session, or of nobody with half a body. */
function curtailed(token: string | null, request: Generated, number: number) {
  if (token !== null) return { token: spoiltToken(token, number), request };
  return { token, request: { ...request, text: request.text?.slice(0, request.text.length / 2) } };
}

function handlerOf({ at, method }: Called) {
  return import(path.resolve(`app/api${at.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`)).then((file) => file[method]);
}

async function send(
  called: Called,
  token: string | null,
  request: Generated,
): Promise<{ status: number; text: string }> {
  const handler = await handlerOf(called);
  const { method } = called;
  // Each call seems to come from a network of its own, so that none has called too often.
  arrive(token, { ...request.headers, 'x-wout-tenant': '', 'x-forwarded-for': newId() });
  const init: RequestInit = { method, headers: asked.headers };
  if (method !== 'GET' && request.form) {
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify(request.query)]), 'text.txt');
    for (const [name, value] of Object.entries(request.form)) form.set(name, value);
    init.body = form;
  } else if (method !== 'GET') init.body = request.text ?? '';
  try {
    const params = Promise.resolve(request.params);
    const answer: Response = await handler(new Request(`http://${HOST}/api?${request.query}`, init), { params });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    // What a handler throws becomes Next's own 500.
    return { status: 500, text: `thrown: ${error instanceof Error ? error.stack : String(error)}` };
  }
}

/** So that each route gets other inputs. */
function nameNumber(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 0);
}

function shown(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
