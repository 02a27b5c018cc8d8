import 'server-only';
import { z } from 'zod';
import { apiKeys } from '@/db/schema/api-keys';
import { members } from '@/db/schema/members';
import { makeApiKeyText } from '../auth/api-key';
import { actorName } from '../auth/key-session';
import { localDay, localToInstant, shiftDay } from '../dates';
import { AppError } from '../errors';
import { newId } from '../id';
import { parseInput } from '../parse-input';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { assertInPlan } from '../tenants/assert-in-plan';
import { CreateApiKeyInput } from './input';

const MadeKey = CreateApiKeyInput.extend({ keyId: z.uuid('invalid_value'), tokenHash: z.string().length(64) });

/** Stores a key without its secret, and the row that what it writes refers to. `createApiKey` has made the secret. */
export const recordApiKey = command(
  { name: 'api_keys.make_key', permission: 'api_keys.manage', input: MadeKey },
  async (ctx, { keyId, tokenHash, name, role, expiresOn }) => {
    await assertInPlan(ctx, 'programAccess');
    const { tenantId, now, tenant } = ctx;
    if (expiresOn && expiresOn < localDay(now, tenant.timeZone))
      throw new AppError('validation_error', { fields: { expiresOn: 'invalid_date' } });
    const expiresAt = expiresOn ? localToInstant(`${shiftDay(expiresOn, 1)}T00:00`, tenant.timeZone) : null;
    const memberId = newId();
    const stand = { name: actorName(name), role, active: false, email: `${keyId}@keys.invalid`, archivedAt: now };
    await ctx.tx.insert(members).values({ tenantId, id: memberId, ...stand });
    const made = { createdBy: ctx.member.id, createdAt: now };
    await ctx.tx.insert(apiKeys).values({ tenantId, id: keyId, name, role, tokenHash, memberId, expiresAt, ...made });
    ctx.record({ entity: 'api_key', entityId: keyId, before: null, after: { name, role, expiresOn } });
    return { id: keyId };
  },
);

/**
 * Makes a key for another program. Its text is in the answer and nowhere else, so a repeated request makes another key.
 * Throws `not_in_plan`.
 */
export async function createApiKey(ctx: TenantContext, raw: unknown): Promise<{ id: string; key: string }> {
  const input = parseInput(CreateApiKeyInput, raw);
  const keyId = newId();
  const { text, tokenHash } = makeApiKeyText(ctx.tenantId, keyId);
  const { id } = await recordApiKey({ ...ctx, idempotencyKey: undefined }, { ...input, keyId, tokenHash });
  return { id, key: text };
}
