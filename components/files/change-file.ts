import { fetchApi } from '@/lib/api-client/fetch-api';
import type { ActionResult } from '@/lib/errors';
import { fileUrl } from '@/lib/files/file-url';
import { answerOf } from './answer-of';
import { ownChanges } from './own-changes';

interface Change {
  caption?: string;
  /** The version of the caption that it replaces. */
  version?: string;
  /** The first, 0, is the main photo. */
  position?: number;
}

interface Sent {
  method: 'PATCH' | 'DELETE';
  body?: string;
  headers?: Record<string, string>;
}

export function changeFile(id: string, change: Change): Promise<ActionResult<{ id: string; version: string }>> {
  return call(id, { method: 'PATCH', body: JSON.stringify(change) });
}

/** Removes a file from its record. A second call with the same key does nothing. */
export function removeFile(id: string, key: string): Promise<ActionResult<unknown>> {
  return call(id, { method: 'DELETE', headers: { 'idempotency-key': key } });
}

function call<Output>(id: string, init: Sent): Promise<ActionResult<Output>> {
  return ownChanges.during(() => send(id, init));
}

async function send<Output>(id: string, { headers, ...init }: Sent): Promise<ActionResult<Output>> {
  try {
    const answer = await fetchApi(fileUrl(id), {
      ...init,
      // The request is sent even if the user leaves the page meanwhile.
      keepalive: true,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return answerOf(answer.status, await answer.text());
  } catch {
    return { ok: false, error: { code: 'network_error' } };
  }
}
