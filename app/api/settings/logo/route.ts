import { z } from 'zod';
import { countUpload } from '@/lib/auth/upload-allowance';
import { AppError } from '@/lib/errors';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { jsonAnswer } from '@/lib/server/json-answer';
import { route } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { readUploadForm } from '@/lib/storage/read-upload-form';
import { PreparedLogo } from '@/lib/tenants/prepared-logo';
import { removeLogo } from '@/lib/tenants/remove-logo';
import { saveLogo } from '@/lib/tenants/save-logo';

const { name: verb, permission } = saveLogo.verb;
const body = z.object({});
const of = {
  caller: 'member',
  permission,
  verb,
  body,
  sent: 'form',
  once: true,
  status: 201,
  answer: 'record',
} as const;

/** The logo as the `file` of a form. */
export const POST = answering(of, async (request) => {
  await assertSameOrigin();
  const ctx = await tenantContext(request.headers.get('idempotency-key') ?? undefined);
  assertMay(ctx, saveLogo.verb.permission);
  await countUpload(ctx);
  const { file } = await readUploadForm(request);
  if (!file) throw new AppError('validation_error', { fields: { file: 'required' } });
  const saved = await saveLogo(ctx, { logo: await PreparedLogo.from(file.content) });
  return jsonAnswer(saved, { status: 201 });
});

export const DELETE = route(removeLogo);
