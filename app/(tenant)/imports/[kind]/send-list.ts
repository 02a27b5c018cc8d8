import { answerOf } from '@/components/files/answer-of';
import { uploadApi } from '@/lib/api-client/upload-api';
import type { ActionResult } from '@/lib/errors';
import type { ImportKind } from '@/lib/imports/values';

interface Uploaded {
  id: string;
  rowCount: number;
}

/** Sends a list as the body of one request. With the same key and the same file it is uploaded once. */
export async function sendList(
  kind: ImportKind,
  { file, key }: { file: File; key: string },
  onSent: (share: number) => void,
): Promise<ActionResult<Uploaded>> {
  const headers = { 'content-type': 'application/octet-stream' };
  const path = `/api/imports/${kind}?name=${encodeURIComponent(file.name)}`;
  const { status, text } = await uploadApi(path, { body: file, key, headers, onSent });
  return answerOf(status, text);
}
