import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import type { ReadContext } from '../server/query';

/** Everybody who may have done something: removed members too, since their actions stay. */
export function listActors({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>) {
  return tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(eq(members.tenantId, tenantId))
    .orderBy(asc(members.name), asc(members.id));
}
