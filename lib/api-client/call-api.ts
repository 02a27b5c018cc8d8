import type { ErrorBody } from '../errors';
import { ApiFailure } from './api-failure';
import { type FetchOptions, fetchApi } from './fetch-api';
import { type QueryValue, queryText } from './query-text';

export interface CallOptions extends Omit<FetchOptions, 'body'> {
  query?: { [key: string]: QueryValue };
  /** Sent as JSON. */
  body?: unknown;
}

const NO_CONTENT = 204;

/** Calls our own API and reads its JSON; undefined if there is none. Throws `ApiFailure`. */
export async function callApi<Answer>(path: string, { query, body, headers, ...options }: CallOptions = {}) {
  const search = query ? queryText(query) : '';
  const sent = new Headers(headers);
  if (body !== undefined) sent.set('content-type', 'application/json');
  const init = { ...options, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const { status, text } = await read(search ? `${path}?${search}` : path, init);
  const answer = parsed(text);
  if (status >= 200 && status < 300) {
    if (status === NO_CONTENT || text === '') return undefined as Answer;
    if (answer === undefined) throw failure(status, undefined);
    // Safe because our own server writes it.
    return answer as Answer;
  }
  throw failure(status, answer);
}

async function read(path: string, init: FetchOptions): Promise<{ status: number; text: string }> {
  try {
    const response = await fetchApi(path, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiFailure(0, { code: 'network_error' }, String(error));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message is the answer’s `message`, or else its `error`, as other servers of this kind have it. */
function failure(status: number, answer: unknown): ApiFailure {
  const { message, error } = Object(answer);
  const own: ErrorBody = typeof error === 'object' && error?.code ? error : { code: 'server_error' };
  const said = [message, error, Object(error).message].find((one) => typeof one === 'string' && one !== '');
  return new ApiFailure(status, own, said ?? `the call answered ${status}`);
}
