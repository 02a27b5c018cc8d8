import { ARCHIVE_FILE } from '@/lib/files/archive-file';
import { CHANGE_FILE } from '@/lib/files/change-file';
import { fileResponse } from '@/lib/files/file-response';
import { getFileOwner } from '@/lib/files/get-file-record';
import { DOCUMENT_TYPES, type FileOwner } from '@/lib/files/values';
import { WantedFileInput } from '@/lib/files/wanted-file-input';
import { answering } from '@/lib/server/answering';
import type { Verb } from '@/lib/server/command';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { readQuestion } from '@/lib/server/read-question';
import { route } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';

const of = {
  caller: 'member',
  permission: 'files.view',
  query: WantedFileInput,
  status: 200,
  answer: DOCUMENT_TYPES,
} as const;

export const GET = answering(of, async (request, { fileId = '' }) => {
  const ctx = await tenantContext();
  const asked = readQuestion(WantedFileInput, new URL(request.url).searchParams);
  return fileResponse(ctx, fileId, { ...asked, known: request.headers.get('if-none-match') });
});

export const PATCH = routeByOwner(CHANGE_FILE);
export const DELETE = routeByOwner(ARCHIVE_FILE);

/** A route handler that calls the verb for the file's kind of record. */
function routeByOwner(verbs: Record<FileOwner, Verb<{ id: string }>>) {
  // The verbs of all kinds of records take the same, and the record decides which right it needs.
  const { input: body } = verbs.vehicle.verb;
  const change = { caller: 'member', permission: null, body, once: true, status: 200, answer: 'record' } as const;
  return answering(change, async (request, { fileId = '' }) => {
    await assertSameOrigin();
    const owner = await query(await tenantContext(), 'files.view', (q) => getFileOwner(q, fileId));
    return route(verbs[owner])(request, { params: Promise.resolve({ fileId }) });
  });
}
