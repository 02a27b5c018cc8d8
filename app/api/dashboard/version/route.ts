import { z } from 'zod';
import { getDashboardVersion } from '@/lib/dashboard/get-dashboard-version';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { jsonAnswer, noAnswer } from '@/lib/server/json-answer';
import { query } from '@/lib/server/query';
import { readQuestion } from '@/lib/server/read-question';

const Question = z.object({ known: z.string().catch('') });
const of = {
  caller: 'member',
  permission: 'dashboard.view',
  query: Question,
  status: 200,
  answer: 'record',
} as const;

/** Whether the dashboard shows something else than what is `known`: 204 if not, else the new version. */
export const GET = answering(of, async (request) => {
  const version = await readAsMember((member) => query(member, 'dashboard.view', getDashboardVersion));
  const { known } = readQuestion(Question, new URL(request.url).searchParams);
  if (known === version) return noAnswer();
  return jsonAnswer({ version });
});
