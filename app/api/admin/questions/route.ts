import { QuestionFilters } from '@/lib/contact/input';
import { listQuestions } from '@/lib/contact/list-questions';
import { operatorRouteList } from '@/lib/server/route-query';

export const GET = operatorRouteList('support.view', QuestionFilters, async (ctx, { asked: filters }) => {
  const { counts, ...page } = await listQuestions(ctx, filters);
  const total = counts[filters.state ?? 'all'];
  return { ...page, total };
});
