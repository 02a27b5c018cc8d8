import 'server-only';
import { eq } from 'drizzle-orm';
import { cannedAnswers } from '@/db/schema/support';
import { AppError } from '../errors';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { NamedAnswerInput } from './input';
import { lockAnswer } from './lock-answer';

/** Takes an answer from those that operators pick from. Throws `invalid_transition` if somebody was first. */
export const retireAnswer = operatorCommand(
  { name: 'answers.retire', permission: 'support.act', input: NamedAnswerInput },
  (ctx, { answerId }) => change(ctx, answerId, ctx.now),
);

/** Lets operators pick an answer again. */
export const restoreAnswer = operatorCommand(
  { name: 'answers.restore', permission: 'support.act', input: NamedAnswerInput },
  (ctx, { answerId }) => change(ctx, answerId, null),
);

async function change(ctx: OperatorWriteContext, answerId: string, archivedAt: Date | null) {
  const { title, archivedAt: before } = await lockAnswer(ctx.tx, answerId);
  const retired = archivedAt !== null;
  if (retired === (before !== null)) throw new AppError('invalid_transition');
  await ctx.tx.update(cannedAnswers).set({ archivedAt, updatedAt: ctx.now }).where(eq(cannedAnswers.id, answerId));
  ctx.record({
    ...{ subjectTenantId: null, entity: 'answer', entityId: answerId },
    ...{ before: { title, retired: !retired }, after: { title, retired } },
  });
  return { id: answerId };
}
