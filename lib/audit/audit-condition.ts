import 'server-only';
import { and, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { localToInstant, shiftDay } from '../dates';
import type { ReadContext } from '../server/query';
import { AUTOMATIC, type AuditFilters } from './input';

type Filters = Pick<AuditFilters, 'who' | 'kind' | 'record' | 'from' | 'until'>;

/** Which entries are asked for. `found` are the records that a search has found; null if nothing is searched. */
export function auditCondition(
  { tenantId, tenant }: ReadContext,
  { who, kind, record, from, until }: Filters,
  found: string[] | null,
): SQL | undefined {
  const startOf = (day: string) => localToInstant(day, tenant.timeZone) ?? new Date(`${day}T00:00Z`);
  return and(
    eq(auditEntries.tenantId, tenantId),
    who === AUTOMATIC
      ? and(isNull(auditEntries.memberId), isNull(auditEntries.operatorId))
      : who
        ? eq(auditEntries.memberId, who)
        : undefined,
    kind ? eq(auditEntries.entity, kind) : undefined,
    record ? eq(auditEntries.entityId, record) : undefined,
    found ? inArray(auditEntries.entityId, found) : undefined,
    from ? gte(auditEntries.at, startOf(from)) : undefined,
    until ? lt(auditEntries.at, startOf(shiftDay(until, 1))) : undefined,
  );
}
