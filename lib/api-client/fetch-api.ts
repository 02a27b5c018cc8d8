import { addressed } from './addressed';
import { browserTenant } from './browser-tenant';
import { type Caller, requestHeaders } from './request-headers';

const TIMEOUT_MS = 20_000;
const RETRIES_MS = [300, 600, 1200];
const FIRST_FAILURE = 500;

export interface FetchOptions extends Omit<RequestInit, 'headers' | 'signal'>, Caller {
  headers?: HeadersInit;
  signal?: AbortSignal;
  /** Null for what takes as long as it takes, such as a long upload. The answer to such a write is told as it comes. */
  timeoutMs?: number | null;
  /** Waits so long before it is tried again; ends early if `signal` is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/**
 * A call to our own API, `path` from `/api` on, for the company that the browser is signed in to. A read without a whole
 * answer, or with one of 500 and more, is sent up to three times more. Whoever aborts `signal` is obeyed at once.
 */
export async function fetchApi(path: string, options: FetchOptions = {}): Promise<Response> {
  const { wait = pause, timeoutMs = TIMEOUT_MS, token, tenant = browserTenant(), ...init } = options;
  const method = init.method?.toUpperCase() ?? 'GET';
  const reads = method === 'GET' || method === 'HEAD';
  const delays = reads ? RETRIES_MS : [];
  const headers = requestHeaders({ token, tenant }, init.headers);
  const limits = { timeoutMs, whole: reads || timeoutMs !== null };
  for (const delay of [...delays, null]) {
    const sent = await send(addressed(path, tenant?.slug), { ...init, method, headers }, limits);
    if (sent instanceof Response ? sent.status < FIRST_FAILURE : options.signal?.aborted) return settled(sent);
    if (delay === null) return settled(sent);
    await wait(delay, options.signal);
  }
  throw new Error('a call ends within its tries');
}

type Sent = Response | { failed: unknown };

/** Ends with the caller's signal, or after the time limit. Phones that are some years old have no `AbortSignal.any`. */
async function send(
  address: string,
  init: RequestInit,
  { timeoutMs, whole }: { timeoutMs: number | null; whole: boolean },
): Promise<Sent> {
  const { signal } = init;
  const ended = new AbortController();
  if (signal?.aborted) ended.abort(signal.reason);
  signal?.addEventListener('abort', () => ended.abort(signal.reason), { once: true });
  const late = () => ended.abort(new DOMException('no answer in time', 'TimeoutError'));
  const timer = timeoutMs === null ? undefined : setTimeout(late, timeoutMs);
  try {
    const answer = await fetch(address, { ...init, signal: ended.signal });
    return whole ? await wholeOf(answer) : answer;
  } catch (failed) {
    return { failed };
  } finally {
    clearTimeout(timer);
  }
}

/** The answer once all of it is here: one that breaks off within its content is no answer. */
async function wholeOf(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const content = await answer.arrayBuffer();
  return new Response(content.byteLength > 0 ? content : null, { status, statusText, headers });
}

function settled(sent: Sent): Response {
  if (sent instanceof Response) return sent;
  throw sent.failed;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
