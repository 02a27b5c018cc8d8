import path from 'node:path';
import fc from 'fast-check';
import { newId } from '@/lib/id';
import type { Called } from '../call-described';
import { arrive } from '../next/arrive';
import { asked } from '../next/asked';
import { HOST } from '../next/routes';
import { type Generated, generatedRequest } from './generated-request';
import { toldInternals } from './told-internals';
import type { Known } from './valid-value';

/** Who sends the inputs. */
export interface Caller {
  token: string | null;
  known: Known;
  /** The foreign ids and names that a text has, but what was sent does not. */
  foreign: (text: string, sent: string) => string | undefined;
  /** Inputs that a verb takes of this caller now, each with records of its own; none if the verb is not known. */
  taken: (verb: string) => Promise<object[]>;
  /** The same caller once more, after one who may do nothing any more. */
  renew: () => Promise<Caller>;
}

export interface Fuzzed {
  name: string;
  statuses: Record<number, number>;
  /** The longest answer, in milliseconds, and what was asked. */
  slowest: { ms: number; sent: string };
  faults: string[];
}

interface Options {
  inputs: number;
  seed: number;
  tables: ReadonlySet<string>;
}

/** After these a caller may do nothing any more: signed out, removed, suspended, or asking too often. */
const ENDED = /"code":"(?:session_expired|second_factor_missing|account_suspended|tenant_suspended|too_many_requests)"/;
/** Operators see the statements that were slow, without their values. */
const TELLS_STATEMENTS = /^\/admin\/health$/;
const CHUNK = 250;
const LONGEST_SHOWN = 1_500;

/** Sends generated inputs to a route. Returns what came of it, and each kind of fault once. */
export async function fuzzRoute(
  called: Called,
  first: Caller,
  { inputs, seed, tables }: Options,
): Promise<[Fuzzed, Caller]> {
  const fuzzed: Fuzzed = {
    name: `${called.method} ${called.at}`,
    statuses: {},
    slowest: { ms: 0, sent: '' },
    faults: [],
  };
  const kinds = new Set<string>();
  const blame = (kind: string, more: string) => {
    if (kinds.has(kind)) return;
    kinds.add(kind);
    fuzzed.faults.push(`${fuzzed.name} ${kind}: ${more}`);
  };
  let caller = first;
  let renewed = 0;
  for (let from = 0; from < inputs; from += CHUNK) {
    const taken = await caller.taken(called.operation.operationId);
    const made = fc.sample(generatedRequest(called.operation, caller.known, taken), {
      numRuns: Math.min(CHUNK, inputs - from),
      seed: seed + from + nameNumber(fuzzed.name),
    });
    for (const [at, request] of made.entries()) {
      const sent = JSON.stringify(request);
      const begun = performance.now();
      const { status, text } = await send(called, caller.token, request);
      const ms = performance.now() - begun;
      if (ms > fuzzed.slowest.ms) fuzzed.slowest = { ms, sent: shown(sent) };
      fuzzed.statuses[status] = (fuzzed.statuses[status] ?? 0) + 1;
      // The companies' files are rows without bytes.
      if (status >= 500 && !text.includes('"storage_unavailable"'))
        blame(`is ${status}`, `${shown(text)} for ${shown(sent)}`);
      const internal = TELLS_STATEMENTS.test(called.at) && status < 400 ? null : toldInternals(text, status, tables);
      if (internal && !sent.includes(internal)) blame(`tells ${internal}`, shown(sent));
      const foreign = caller.foreign(text, sent);
      if (foreign) blame('tells of another company', `${foreign} for ${shown(sent)}`);
      if (!(status >= 400 && ENDED.test(text)) || from + at - renewed < 20) continue;
      renewed = from + at;
      caller = await caller.renew();
    }
  }
  return [fuzzed, caller];
}

async function send(
  { at, method }: Called,
  token: string | null,
  request: Generated,
): Promise<{ status: number; text: string }> {
  const file = path.resolve(`app/api${at.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`);
  const { [method]: handler } = await import(file);
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
