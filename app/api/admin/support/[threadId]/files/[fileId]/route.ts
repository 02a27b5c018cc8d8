import { DOCUMENT_TYPES } from '@/lib/files/values';
import { WantedFileInput } from '@/lib/files/wanted-file-input';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { readQuestion } from '@/lib/server/read-question';
import { threadFileResponse } from '@/lib/support/thread-file-response';

const of = {
  caller: 'operator',
  permission: 'support.view',
  query: WantedFileInput,
  status: 200,
  answer: DOCUMENT_TYPES,
} as const;

export const GET = answering(of, async (request, { threadId = '', fileId = '' }) => {
  const asked = readQuestion(WantedFileInput, new URL(request.url).searchParams);
  const wanted = { ...asked, known: request.headers.get('if-none-match') };
  return threadFileResponse(await adminContext('support.view'), { threadId, fileId }, wanted);
});
