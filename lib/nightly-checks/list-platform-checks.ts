import 'server-only';
import { asc } from 'drizzle-orm';
import { platformChecks } from '@/db/schema/nightly-checks';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

/** What each nightly check of the platform's own records found when it last ran. One that never ran is left out. */
export function listPlatformChecks(ctx: AdminContext) {
  const { kind, checkedAt, looked, faults } = platformChecks;
  return operatorQuery(ctx, 'operators.manage', (tx) =>
    tx.select({ kind, checkedAt, looked, faults }).from(platformChecks).orderBy(asc(kind)),
  );
}
