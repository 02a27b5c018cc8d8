import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { apiKeys } from '@/db/schema/api-keys';
import { members } from '@/db/schema/members';
import { isKeyLive } from '../auth/key-session';
import type { ReadContext } from '../server/query';

const MOST_SHOWN = 200;

/** The company's keys, the newest first, with who made each and why it no longer works. Never a secret. */
export function listApiKeys({ tx, tenantId }: ReadContext) {
  return tx
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      role: apiKeys.role,
      createdAt: apiKeys.createdAt,
      createdBy: members.name,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
      state: sql<'active' | 'revoked' | 'expired' | 'orphaned'>`case
        when ${apiKeys.revokedAt} is not null then 'revoked'
        when ${apiKeys.expiresAt} <= now() then 'expired'
        when ${isKeyLive(members)} then 'active'
        else 'orphaned' end`,
    })
    .from(apiKeys)
    .innerJoin(members, and(eq(members.tenantId, apiKeys.tenantId), eq(members.id, apiKeys.createdBy)))
    .where(eq(apiKeys.tenantId, tenantId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(MOST_SHOWN);
}

export type ApiKeyRow = Awaited<ReturnType<typeof listApiKeys>>[number];
