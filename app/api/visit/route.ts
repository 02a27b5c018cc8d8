import { endVisit } from '@/lib/auth/end-visit';
import { AppError } from '@/lib/errors';
import { answering } from '@/lib/server/answering';
import { tenantContext } from '@/lib/server/context';
import { noAnswer } from '@/lib/server/json-answer';
import { assertSameOrigin } from '@/lib/server/same-origin';

const of = {
  caller: 'member',
  permission: null,
  again: 'is refused, since the visit has ended',
  status: 204,
  answer: 'nothing',
} as const;

/** Ends the operator's visit whose session calls. */
export const DELETE = answering(of, async () => {
  await assertSameOrigin();
  const { tenantId, sessionId, member, visit, address } = await tenantContext();
  if (!visit) throw new AppError('insufficient_permissions');
  await endVisit({ tenantId, sessionId, operator: { id: visit.operatorId, name: member.name }, address });
  return noAnswer();
});
