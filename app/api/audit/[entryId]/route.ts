import { getAuditEntry } from '@/lib/audit/get-audit-entry';
import { routeQuery } from '@/lib/server/route-query';

/** One entry of the audit log with all that changed, and the names of the records in it by their ids. */
export const GET = routeQuery('audit.view', null, async (ctx, { params }) => {
  const { entry, names } = await getAuditEntry(ctx, params.entryId ?? '');
  const { id, at, memberId, operatorId, actorName, address, action, entity, entityId, before, after } = entry;
  const shown = { id, at, memberId, operatorId, actorName, address, action, entity, entityId, before, after };
  return { ...shown, names: Object.fromEntries(names) };
});
