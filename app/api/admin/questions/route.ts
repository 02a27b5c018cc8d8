import { QuestionFilters } from '@/lib/contact/input';
import { listQuestions } from '@/lib/contact/list-questions';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (request) => {
  const filters = QuestionFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { counts, ...page } = await listQuestions(await adminContext('support.view'), filters);
  const total = counts[filters.state ?? 'all'];
  return Response.json({ ...page, total }, { headers: { 'cache-control': 'no-store' } });
});
