import 'server-only';
import { and, eq, gt, isNotNull, ne } from 'drizzle-orm';
import { outsideMessages, outsideQuestions } from '@/db/schema/contact';
import { AppError } from '../errors';
import { newId } from '../id';
import { operatorCommand } from '../server/operator-command';
import { AnswerQuestionInput } from './input';
import { lockQuestion } from './lock-question';

/**
 * An operator's answer to somebody without an account, which `sendAnswers` mails. Throws `thread_closed`, and `thread_answered`
 * if a colleague has answered since the newest message that was seen.
 */
export const answerQuestion = operatorCommand(
  { name: 'support.answer_outside', permission: 'support.act', input: AnswerQuestionInput },
  async (ctx, { questionId, text, seenMessageId }) => {
    const { tx, now: at, operator } = ctx;
    const question = await lockQuestion(tx, questionId);
    if (question.state === 'closed') throw new AppError('thread_closed');
    const byColleague = and(
      eq(outsideMessages.questionId, questionId),
      gt(outsideMessages.id, seenMessageId ?? ''),
      isNotNull(outsideMessages.operatorId),
      ne(outsideMessages.operatorId, operator.id),
    );
    if (seenMessageId && (await tx.$count(outsideMessages, byColleague)) > 0) throw new AppError('thread_answered');
    const id = newId();
    const author = { operatorId: operator.id, authorName: operator.name };
    await tx.insert(outsideMessages).values({ id, questionId, text, at, ...author });
    const operatorId = question.operatorId ?? operator.id;
    await tx
      .update(outsideQuestions)
      .set({ state: 'waiting', operatorId, lastMessageAt: at })
      .where(eq(outsideQuestions.id, questionId));
    const [before, after] = [{ state: question.state }, { state: 'waiting', text }];
    ctx.record({ subjectTenantId: null, entity: 'question', entityId: questionId, before, after });
    return { id };
  },
);
