import { getQuestion } from '@/lib/contact/get-question';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { questionId = '' }) =>
  Response.json(await getQuestion(await adminContext('support.view'), questionId), {
    headers: { 'cache-control': 'no-store' },
  }),
);
