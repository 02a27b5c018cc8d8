import { createAnswer } from '@/lib/answers/create-answer';
import { listAnswers } from '@/lib/answers/list-answers';
import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';

export const GET = answering(async () => {
  const rows = await listAnswers(await adminContext('support.view'));
  return Response.json({ rows, nextCursor: null }, { headers: { 'cache-control': 'no-store' } });
});

export const POST = operatorRoute(createAnswer);
