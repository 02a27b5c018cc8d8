import 'server-only';
import { cannedAnswers } from '@/db/schema/support';
import { newId } from '../id';
import { operatorCommand } from '../server/operator-command';
import { CreateAnswerInput } from './input';

/** Keeps an answer that operators can use again in every thread, in each language. */
export const createAnswer = operatorCommand(
  { name: 'answers.create', permission: 'support.act', input: CreateAnswerInput },
  async (ctx, answer) => {
    const id = newId();
    await ctx.tx.insert(cannedAnswers).values({ id, ...answer, createdAt: ctx.now, updatedAt: ctx.now });
    ctx.record({ subjectTenantId: null, entity: 'answer', entityId: id, before: null, after: answer });
    return { id };
  },
);
