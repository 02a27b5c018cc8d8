import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import type { ReadContext } from '../server/query';

/** The company's active members by name, to choose one. */
export function listMemberNames(ctx: ReadContext) {
  return ctx.tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.tenantId, ctx.tenantId), eq(members.active, true), isNull(members.archivedAt)))
    .orderBy(asc(members.name), asc(members.id));
}
