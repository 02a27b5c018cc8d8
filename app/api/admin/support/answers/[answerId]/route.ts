import { getAnswer } from '@/lib/answers/get-answer';
import { updateAnswer } from '@/lib/answers/update-answer';
import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';

export const GET = answering(async (_request, { answerId = '' }) =>
  Response.json(await getAnswer(await adminContext('support.view'), answerId), {
    headers: { 'cache-control': 'no-store' },
  }),
);

export const PUT = operatorRoute(updateAnswer);
