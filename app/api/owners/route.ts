import { createOwner } from '@/lib/owners/create-owner';
import { OwnerFilters } from '@/lib/owners/input';
import { countOwners, listOwners } from '@/lib/owners/list-owners';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('owners.view', OwnerFilters, async (ctx, { asked: filters }) => {
  const [page, total] = await Promise.all([listOwners(ctx, filters), countOwners(ctx, filters)]);
  return { ...page, total };
});

export const POST = route(createOwner, 201);
