import 'server-only';
import { and, eq } from 'drizzle-orm';
import { owners } from '@/db/schema/owners';
import { assertUnchanged } from '../records/assert-unchanged';
import { normalizeSearch } from '../search/normalize-search';
import { command } from '../server/command';
import { OWNER_FIELDS } from './fields';
import { UpdateOwnerInput } from './input';
import { lockOwner } from './lock-owner';

export const updateOwner = command(
  { name: 'owners.update', permission: 'owners.edit', input: UpdateOwnerInput },
  async (ctx, { ownerId, version, ...input }) => {
    const before = await lockOwner(ctx, ownerId);
    const edited = { fields: OWNER_FIELDS, record: before, version, entity: 'owner', entityId: ownerId };
    await assertUnchanged(ctx, edited);
    const columns = { ...input, nameKey: normalizeSearch(input.name) };
    await ctx.tx
      .update(owners)
      .set({ ...columns, updatedAt: ctx.now })
      .where(and(eq(owners.tenantId, ctx.tenantId), eq(owners.id, ownerId)));
    ctx.record({ entity: 'owner', entityId: ownerId, before, after: columns });
    return { id: ownerId };
  },
);
