import { findRecords } from '@/lib/finder/find-records';
import { FindInput } from '@/lib/finder/input';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('dashboard.view', FindInput, (ctx, { asked }) => findRecords(ctx, asked.q));
