import { findRecords } from '@/lib/finder/find-records';
import { FindInput } from '@/lib/finder/input';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('dashboard.view', (ctx, { search }) =>
  findRecords(ctx, FindInput.parse(Object.fromEntries(search)).q),
);
