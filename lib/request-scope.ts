import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { tracing } from './tracing';

/** What is known of a request, an action or a job. Ids only, as each line of the log carries it (docs/rules.md §10). */
export interface RequestFacts {
  requestId?: string;
  /** The short id that people read where something went wrong. */
  reference?: string;
  tenantId?: string;
  memberId?: string;
  operatorId?: string;
  /** The key that another program calls with. */
  apiKeyId?: string;
  /** The name of a background job. */
  job?: string;
  /** A page of it lost the database, and is answered with 503. */
  unavailable?: boolean;
  /** Who asked has left before the answer was sent in full. */
  left?: boolean;
}

interface Scope {
  /** Shared by all that one request causes. */
  request: RequestFacts;
  /** What is being done: the verb's name, or the permission that a read needs. */
  verb?: string;
}

// `scripts/parts/follow-requests.mjs` puts it there before the server is loaded. Elsewhere, as in tests, it is made here.
const store = globalThis as typeof globalThis & { [REQUESTS]?: AsyncLocalStorage<Scope> };
const REQUESTS = Symbol.for('wout.requests');

function scopes(): AsyncLocalStorage<Scope> {
  store[REQUESTS] ??= new AsyncLocalStorage();
  return store[REQUESTS];
}

/** What is known of the work that is done now; nothing outside of requests and jobs. */
export function requestFacts(): RequestFacts & { verb?: string } {
  const scope = scopes().getStore();
  return scope ? { ...scope.request, ...(scope.verb && { verb: scope.verb }) } : {};
}

/** Adds to what is known of the request. Does nothing where no request is followed. */
export function noteRequest(facts: RequestFacts): void {
  const scope = scopes().getStore();
  if (scope) Object.assign(scope.request, facts);
}

/** Does work of its own, such as a job, or one company's part of it. What is known so far is known of it too. */
export function asWork<T>(facts: RequestFacts, run: () => Promise<T>): Promise<T> {
  const scope = scopes().getStore();
  const span = facts.job ? `job ${facts.job}` : null;
  return scopes().run({ ...scope, request: { ...scope?.request, ...facts } }, () =>
    span ? (tracing()?.inSpan(span, run) ?? run()) : run(),
  );
}

/** Does what has a name, and is a span of its own where traces are sent. `name` is the verb's, or the permission that a read needs. */
export function asVerb<T>(kind: 'command' | 'query', name: string, run: () => Promise<T>): Promise<T> {
  const scope = { request: {}, ...scopes().getStore(), verb: name };
  return scopes().run(scope, () => tracing()?.inSpan(`${kind} ${name}`, run) ?? run());
}
