import 'server-only';
import { eq } from 'drizzle-orm';
import { outsideQuestions } from '@/db/schema/contact';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { assertTransition } from '../state-machine';
import { THREAD_STEPS, type ThreadState } from '../support/values';
import { NamedQuestionInput } from './input';
import { lockQuestion } from './lock-question';

/** Ends a question from outside. Throws `invalid_transition` if somebody was first. */
export const closeQuestion = operatorCommand(
  { name: 'support.close_outside', permission: 'support.act', input: NamedQuestionInput },
  (ctx, { questionId }) => switchTo(ctx, questionId, 'closed'),
);

/** Opens a closed question again. */
export const reopenQuestion = operatorCommand(
  { name: 'support.reopen_outside', permission: 'support.act', input: NamedQuestionInput },
  (ctx, { questionId }) => switchTo(ctx, questionId, 'open'),
);

async function switchTo({ tx, record }: OperatorWriteContext, questionId: string, state: ThreadState) {
  const question = await lockQuestion(tx, questionId);
  assertTransition(THREAD_STEPS, question.state, state);
  await tx.update(outsideQuestions).set({ state }).where(eq(outsideQuestions.id, questionId));
  const before = { state: question.state };
  record({ subjectTenantId: null, entity: 'question', entityId: questionId, before, after: { state } });
  return { id: questionId };
}
