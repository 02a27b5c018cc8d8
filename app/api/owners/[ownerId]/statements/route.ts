import { z } from 'zod';
import { getOwner } from '@/lib/owners/get-owner';
import { issueStatement } from '@/lib/owners/issue-statement';
import { readStatement } from '@/lib/owners/read-statement';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

const Question = z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'invalid_date') });

/** The lines that the statement of a month would have if it were issued now: `?month=2026-11`. */
export const GET = routeList('owners.view', Question, async (ctx, { asked, params }) => {
  const { month } = asked;
  const { owner } = await getOwner(ctx, params.ownerId ?? '');
  return { rows: await readStatement(ctx, owner.id, month) };
});

export const POST = route(issueStatement, 201);
