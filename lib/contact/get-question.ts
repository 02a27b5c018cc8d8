import 'server-only';
import { eq } from 'drizzle-orm';
import { outsideQuestions } from '@/db/schema/contact';
import { operators } from '@/db/schema/operators';
import { AppError } from '../errors';
import { isId } from '../id';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { listMessages } from './find-question';

/** A question from outside with what was said about it, for operators. Throws `record_not_found`. */
export function getQuestion(ctx: AdminContext, questionId: string) {
  return operatorQuery(ctx, 'support.view', async (tx) => {
    if (!isId(questionId)) throw new AppError('record_not_found');
    const [row] = await tx
      .select({ question: outsideQuestions, assignedTo: operators.name })
      .from(outsideQuestions)
      .leftJoin(operators, eq(operators.id, outsideQuestions.operatorId))
      .where(eq(outsideQuestions.id, questionId));
    if (!row) throw new AppError('record_not_found');
    return { ...row.question, assignedTo: row.assignedTo, messages: await listMessages(tx, questionId) };
  });
}
