import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { threadFileResponse } from '@/lib/support/thread-file-response';

export const GET = answering(async (request, { threadId = '', fileId = '' }) => {
  const search = new URL(request.url).searchParams;
  const wanted = {
    size: search.get('size'),
    download: search.get('download') === '1',
    known: request.headers.get('if-none-match'),
  };
  return threadFileResponse(await adminContext('support.view'), { threadId, fileId }, wanted);
});
