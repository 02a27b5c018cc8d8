import { uploadApi } from '@/lib/api-client/upload-api';
import type { ActionResult } from '@/lib/errors';
import type { Attachment } from '@/lib/files/list-attachments';
import { UPLOAD_LIMIT_BYTES } from '@/lib/files/values';
import { answerOf } from '../answer-of';
import type { Upload } from './upload-queue';

/** Sends one upload of the queue. */
export async function sendFile(
  { id, owner, slot, name, source, replaces, before }: Upload,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<ActionResult<Attachment>> {
  if ('file' in source && source.file.size > UPLOAD_LIMIT_BYTES) {
    return { ok: false, error: { code: 'file_too_large' } };
  }
  const body = new FormData();
  body.set(`${owner.kind}Id`, owner.id);
  body.set('slot', slot);
  if (replaces) body.set('replaces', replaces.join());
  if (before.length > 0) body.set('before', before.join());
  if ('file' in source) body.set('file', source.file, name);
  else body.set('url', source.url);
  const { status, text } = await uploadApi('/api/files', { body, key: id, signal, onSent });
  return answerOf(status, text);
}
