import 'server-only';
import { asc, isNotNull } from 'drizzle-orm';
import { nameKey } from '@/db/columns';
import { cannedAnswers } from '@/db/schema/support';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

/** All kept answers by title, archived ones last. They are few. */
export function listAnswers(ctx: AdminContext) {
  const { id, title, textEn, textFr, textHt, archivedAt } = cannedAnswers;
  return operatorQuery(ctx, 'support.view', (tx) =>
    tx
      .select({ id, title, textEn, textFr, textHt, archivedAt })
      .from(cannedAnswers)
      .orderBy(isNotNull(archivedAt), nameKey(title), asc(id)),
  );
}
