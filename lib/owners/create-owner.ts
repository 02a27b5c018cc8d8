import 'server-only';
import { owners } from '@/db/schema/owners';
import { newId } from '../id';
import { normalizeSearch } from '../search/normalize-search';
import { command } from '../server/command';
import { CreateOwnerInput } from './input';

export const createOwner = command(
  { name: 'owners.create', permission: 'owners.edit', input: CreateOwnerInput },
  async (ctx, input) => {
    const id = newId();
    const columns = { ...input, nameKey: normalizeSearch(input.name) };
    const at = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.tx.insert(owners).values({ ...columns, ...at, tenantId: ctx.tenantId, id });
    ctx.record({ entity: 'owner', entityId: id, before: null, after: columns });
    return { id };
  },
);
