import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import type { ReadContext } from '../server/query';

/** All members who may have done something: removed ones too, since their actions stay. */
export function listActors({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>) {
  return tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.tenantId, tenantId), isNull(members.operatorId)))
    .orderBy(asc(members.name), asc(members.id));
}
