import { headers } from 'next/headers';
import { z } from 'zod';
import { countUpload } from '@/lib/auth/upload-allowance';
import { listImports } from '@/lib/imports/get-import';
import { ImportParams } from '@/lib/imports/input';
import { importPermission } from '@/lib/imports/records/targets';
import { routeKind } from '@/lib/imports/route-kind';
import { uploadImport } from '@/lib/imports/upload-import';
import { MAX_FILE_BYTES } from '@/lib/imports/values';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { jsonAnswer } from '@/lib/server/json-answer';
import { query } from '@/lib/server/query';
import { readQuestion } from '@/lib/server/read-question';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { readBytes } from '@/lib/storage/read-bytes';

const Question = z.object({ name: z.string().max(500).catch('') });
const importing = { caller: 'member', permission: 'vehicles.import', params: ImportParams } as const;
const list = { ...importing, status: 200, answer: 'list' } as const;
const upload = {
  ...importing,
  query: Question,
  body: z.string(),
  sent: 'file',
  once: true,
  status: 201,
  answer: 'record',
} as const;

/** Uploads a list. The body is the file itself, and `?name=` its file name. */
export const POST = answering(upload, async (request, params) => {
  await assertSameOrigin();
  const ctx = await tenantContext((await headers()).get('idempotency-key') ?? undefined);
  const kind = routeKind(params.kind);
  assertMay(ctx, importPermission(kind));
  await countUpload(ctx);
  const bytes = await readBytes(request, MAX_FILE_BYTES, 'import_too_large');
  const { name: fileName } = readQuestion(Question, new URL(request.url).searchParams);
  return jsonAnswer(await uploadImport(ctx, kind, { fileName, bytes }), { status: 201 });
});

export const GET = answering(list, async (_request, params) => {
  const ctx = await tenantContext();
  const kind = routeKind(params.kind);
  const rows = await query(ctx, importPermission(kind), (read) => listImports(read, kind));
  return jsonAnswer({ rows, nextCursor: null });
});
