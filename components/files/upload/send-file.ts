import { browserTenant } from '@/lib/api-client/browser-tenant';
import { requestHeaders } from '@/lib/api-client/request-headers';
import type { ActionResult } from '@/lib/errors';
import type { Attachment } from '@/lib/files/list-attachments';
import { UPLOAD_LIMIT_BYTES } from '@/lib/files/values';
import { answerOf } from '../answer-of';
import type { Upload } from './upload-queue';

/** A connection that transfers nothing for this long is dead, and the upload may be retried. */
const STALLED_MS = 90_000;

/** One upload as one request. It uses XMLHttpRequest because fetch reports no upload progress. */
export function sendFile(
  { id, owner, slot, name, source, replaces, before }: Upload,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<ActionResult<Attachment>> {
  if ('file' in source && source.file.size > UPLOAD_LIMIT_BYTES) {
    return Promise.resolve({ ok: false, error: { code: 'file_too_large' } });
  }
  const body = new FormData();
  body.set(`${owner.kind}Id`, owner.id);
  body.set('slot', slot);
  if (replaces) body.set('replaces', replaces.join());
  if (before.length > 0) body.set('before', before.join());
  if ('file' in source) body.set('file', source.file, name);
  else body.set('url', source.url);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    let timer = setTimeout(() => request.abort(), STALLED_MS);
    function moved() {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALLED_MS);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onSent(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      resolve(answerOf(request.status, request.responseText));
    });
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/files');
    for (const [name, value] of requestHeaders({ tenant: browserTenant() })) request.setRequestHeader(name, value);
    request.setRequestHeader('idempotency-key', id);
    request.send(body);
  });
}
