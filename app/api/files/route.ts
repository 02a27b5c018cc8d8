import { countUpload } from '@/lib/auth/upload-allowance';
import { AppError } from '@/lib/errors';
import { listAttachments, ownerOf } from '@/lib/files/list-attachments';
import { uploadFile } from '@/lib/files/upload-file';
import { OwnerInput, UploadInput } from '@/lib/files/upload-input';
import { answering } from '@/lib/server/answering';
import { tenantContext } from '@/lib/server/context';
import { jsonAnswer } from '@/lib/server/json-answer';
import { routeList } from '@/lib/server/route-query';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { readUploadForm } from '@/lib/storage/read-upload-form';

export const GET = routeList('files.view', OwnerInput, async (ctx, { asked }) => ({
  rows: await listAttachments(ctx, asked),
}));

const of = {
  caller: 'member',
  permission: null,
  body: UploadInput,
  sent: 'form',
  once: true,
  status: 201,
  answer: 'record',
} as const;

export const POST = answering(of, async (request) => {
  await assertSameOrigin();
  const ctx = await tenantContext(request.headers.get('idempotency-key') ?? undefined);
  await countUpload(ctx);
  const { fields, file } = await readUploadForm(request);
  const [owner, ownerId] = ownerOf(fields);
  const { slot = '', caption, url } = fields;
  const [replaces, before] = [fields.replaces, fields.before].map((keys) => keys?.split(',').filter(Boolean));
  if (!file && !url) throw new AppError('validation_error', { fields: { file: 'required' } });
  const source = file ?? { url: url ?? '' };
  const attachment = await uploadFile(ctx, {
    owner,
    ownerId,
    slot,
    caption,
    replaces,
    before,
    source,
    signal: request.signal,
  });
  return jsonAnswer(attachment, { status: 201 });
});
