import { createOwner } from '@/lib/owners/create-owner';
import { OwnerFilters } from '@/lib/owners/input';
import { countOwners, listOwners } from '@/lib/owners/list-owners';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('owners.view', async (ctx, { search }) => {
  const filters = OwnerFilters.parse(Object.fromEntries(search));
  const [page, total] = await Promise.all([listOwners(ctx, filters), countOwners(ctx, filters)]);
  return { ...page, total };
});

export const POST = route(createOwner, 201);
