import { ARCHIVE_FILE } from '@/lib/files/archive-file';
import { CHANGE_FILE } from '@/lib/files/change-file';
import { fileResponse } from '@/lib/files/file-response';
import { getFileOwner } from '@/lib/files/get-file-record';
import type { FileOwner } from '@/lib/files/values';
import type { Verb } from '@/lib/server/command';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { answering, route } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';

export const GET = answering(async (request, { fileId = '' }) => {
  const search = new URL(request.url).searchParams;
  return fileResponse(await tenantContext(), fileId, {
    size: search.get('size'),
    download: search.get('download') === '1',
    known: request.headers.get('if-none-match'),
  });
});

export const PATCH = routeByOwner(CHANGE_FILE);
export const DELETE = routeByOwner(ARCHIVE_FILE);

/** A route handler that calls the verb for the file's kind of record. */
function routeByOwner(verbs: Record<FileOwner, Verb<{ id: string }>>) {
  return answering(async (request, { fileId = '' }) => {
    await assertSameOrigin();
    const owner = await query(await tenantContext(), 'files.view', (q) => getFileOwner(q, fileId));
    return route(verbs[owner])(request, { params: Promise.resolve({ fileId }) });
  });
}
