import { z } from 'zod';
import { CostPeriodInput } from '@/lib/maintenance/input';
import { summarizeCosts } from '@/lib/maintenance/summarize-costs';
import { routeQuery } from '@/lib/server/route-query';

const Question = z.object({ days: CostPeriodInput });

export const GET = routeQuery('maintenance.view', Question, (ctx, { asked }) => summarizeCosts(ctx, asked));
