import 'server-only';
import { eq } from 'drizzle-orm';
import { cannedAnswers } from '@/db/schema/support';
import { assertUnchangedByOperators } from '../records/assert-unchanged';
import { operatorCommand } from '../server/operator-command';
import { ANSWER_FIELDS } from './fields';
import { UpdateAnswerInput } from './input';
import { lockAnswer } from './lock-answer';

/** Changes a kept answer. What was sent with it stays as it was. Throws `record_changed` if another operator was first. */
export const updateAnswer = operatorCommand(
  { name: 'answers.update', permission: 'support.act', input: UpdateAnswerInput },
  async (ctx, { answerId, version, ...after }) => {
    const { title, textEn, textFr, textHt } = await lockAnswer(ctx.tx, answerId);
    const before = { title, textEn, textFr, textHt };
    const entity = { entity: 'answer', entityId: answerId };
    await assertUnchangedByOperators(ctx, { fields: ANSWER_FIELDS, record: before, version, ...entity });
    await ctx.tx
      .update(cannedAnswers)
      .set({ ...after, updatedAt: ctx.now })
      .where(eq(cannedAnswers.id, answerId));
    ctx.record({ subjectTenantId: null, ...entity, before, after });
    return { id: answerId };
  },
);
