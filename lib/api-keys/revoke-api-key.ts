import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { apiKeys } from '@/db/schema/api-keys';
import { AppError } from '../errors';
import { command } from '../server/command';
import { RevokeApiKeyInput } from './input';

/** Ends a key at once. Throws `record_not_found` if it has ended already. */
export const revokeApiKey = command(
  { name: 'api_keys.revoke_key', permission: 'api_keys.manage', input: RevokeApiKeyInput },
  async (ctx, { keyId }) => {
    const [revoked] = await ctx.tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now })
      .where(and(eq(apiKeys.tenantId, ctx.tenantId), eq(apiKeys.id, keyId), isNull(apiKeys.revokedAt)))
      .returning({ name: apiKeys.name });
    if (!revoked) throw new AppError('record_not_found');
    ctx.record({ entity: 'api_key', entityId: keyId, before: { name: revoked.name }, after: null });
    return { id: keyId };
  },
);
