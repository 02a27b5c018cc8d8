import { answerOf } from '@/components/files/answer-of';
import { browserTenant } from '@/lib/api-client/browser-tenant';
import { requestHeaders } from '@/lib/api-client/request-headers';
import type { ActionResult } from '@/lib/errors';
import type { ImportKind } from '@/lib/imports/values';

interface Uploaded {
  id: string;
  rowCount: number;
}

/** Sends the file as the body of one request. It uses XMLHttpRequest because fetch reports no upload progress. */
export function sendList(
  kind: ImportKind,
  file: File,
  onSent: (share: number) => void,
): Promise<ActionResult<Uploaded>> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve(answerOf<Uploaded>(request.status, request.responseText)));
    request.open('POST', `/api/imports/${kind}?name=${encodeURIComponent(file.name)}`);
    for (const [name, value] of requestHeaders({ tenant: browserTenant() })) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}
