import 'server-only';
import { eq } from 'drizzle-orm';
import { cannedAnswers } from '@/db/schema/support';
import { AppError } from '../errors';
import { isId } from '../id';
import { withVersion } from '../records/record-version';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { ANSWER_FIELDS } from './fields';

/** One kept answer with the version that changing it needs. Throws `record_not_found`. */
export function getAnswer(ctx: AdminContext, answerId: string) {
  return operatorQuery(ctx, 'support.view', async (tx) => {
    if (!isId(answerId)) throw new AppError('record_not_found');
    const [answer] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, answerId));
    if (!answer) throw new AppError('record_not_found');
    const { id, archivedAt, title, textEn, textFr, textHt } = answer;
    return { id, archivedAt, ...withVersion(ANSWER_FIELDS, { title, textEn, textFr, textHt }) };
  });
}
