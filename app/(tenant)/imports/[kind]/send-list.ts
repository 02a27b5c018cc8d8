import { answerOf } from '@/components/files/answer-of';
import type { ActionResult } from '@/lib/errors';
import type { ImportKind } from '@/lib/imports/values';

interface Uploaded {
  id: string;
  rowCount: number;
}

/** The file as the body of one request; XMLHttpRequest, since fetch does not say how much has gone. */
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
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}
