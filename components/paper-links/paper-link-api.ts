import { answerOf } from '@/components/files/answer-of';
import { fetchApi } from '@/lib/api-client/fetch-api';
import type { ActionResult } from '@/lib/errors';
import { newId } from '@/lib/id';
import type { PaperLink } from '@/lib/paper-links/get-paper-link';
import type { LinkedKind } from '@/lib/paper-links/values';

export interface PaperToLink {
  kind: LinkedKind;
  paperId: string;
}

/** The link of a paper, or null; or why it can't be read. */
export async function readLink({ kind, paperId }: PaperToLink): Promise<ActionResult<{ link: PaperLink | null }>> {
  return call(`/api/paper-links?kind=${kind}&paperId=${paperId}`, 'GET');
}

/** Makes the link of a paper, or lets it last thirty days from now. */
export async function makeLink(paper: PaperToLink): Promise<ActionResult<{ id: string }>> {
  return call('/api/paper-links', 'POST', paper);
}

export async function endLink(linkId: string): Promise<ActionResult<{ id: string }>> {
  return call(`/api/paper-links/${linkId}`, 'DELETE');
}

async function call<T>(path: string, method: string, body?: object): Promise<ActionResult<T>> {
  try {
    const response = await fetchApi(path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(method !== 'GET' && { 'idempotency-key': newId() }) },
    });
    return answerOf<T>(response.status, await response.text());
  } catch {
    return { ok: false, error: { code: 'network_error' } };
  }
}
