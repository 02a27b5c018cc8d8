import 'server-only';
import { auditEntries } from '@/db/schema/activity';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import { auditCondition } from './audit-condition';
import { findRecords } from './find-records';
import type { AuditFilters } from './input';
import { nameRecords } from './name-records';

export interface AuditEntry {
  id: string;
  at: Date;
  memberId: string | null;
  /** The operator who did it, on a visit or from the operators' area. */
  operatorId: string | null;
  actorName: string;
  address: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  before: unknown;
  after: unknown;
}

/** One page of the audit log, the latest first, and the names of the records in it. `size` is a number of rows. */
export async function listAuditEntries(ctx: ReadContext, filters: Omit<AuditFilters, 'size'> & { size: number }) {
  const found = filters.q ? await findRecords(ctx, filters.q) : null;
  const paging = keyset({
    sort: auditEntries.at,
    type: 'timestamptz',
    id: auditEntries.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const { id, at, memberId, operatorId, actorName, address, action, entity, entityId, before, after } = auditEntries;
  const columns = { id, at, memberId, operatorId, actorName, address, action, entity, entityId, before, after };
  const rows =
    found?.length === 0
      ? []
      : await ctx.tx
          .select({ ...columns, sortKey: paging.sortKey })
          .from(auditEntries)
          .where(paging.where(auditCondition(ctx, filters, found)))
          .orderBy(...paging.orderBy)
          .limit(paging.limit);
  return { page: paging.page(rows), names: await nameRecords(ctx, rows) };
}
