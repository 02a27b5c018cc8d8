import { z } from 'zod';
import { operatorRouteQuery } from '@/lib/server/route-query';
import { checkSlug } from '@/lib/tenants/check-slug';

const Question = z.object({ slug: z.string().max(200).catch('') });

/** Whether a new company could have the subdomain `slug`: `free`, `taken` or `not_allowed`. */
export const GET = operatorRouteQuery('tenants.create', Question, async (ctx, { asked }) => ({
  state: await checkSlug(ctx, asked.slug),
}));
