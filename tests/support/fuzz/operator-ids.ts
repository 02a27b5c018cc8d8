import { newId } from '@/lib/id';
import { createPlan } from '@/lib/plans/create-plan';
import { asOperator } from '../as-operator';
import type { TestTenant } from '../factories';
import { makeAnswer } from '../make-answer';
import { makePlatformInvoice } from '../make-platform-invoice';
import { makeQuestion } from '../make-question';
import { openOperatorSession, operatorAccount } from '../operator-account';

/** What an input closes or retires, the next one finds so. */
const OF_EACH = 4;

/** Records of the platform itself by the names that operators' addresses give them, besides those of a company. */
export async function operatorIds(tenant: TestTenant): Promise<Record<string, string[]>> {
  const owner = await asOperator('owner');
  const { operator } = await operatorAccount('support');
  const limits = { vehicleLimit: '20', memberLimit: '' };
  return {
    tenantId: [tenant.id],
    memberId: Object.values(tenant.members),
    operatorId: [operator.id],
    sessionId: [await openOperatorSession({ ...owner, operator })],
    section: ['brand'],
    answerId: await several(() => makeAnswer(newId())),
    invoiceId: await several(() => makePlatformInvoice(tenant)),
    planId: await several(
      async () => (await createPlan(owner, { name: newId(), monthlyPriceCents: '49.00', ...limits })).id,
    ),
    questionId: await several(async () => (await makeQuestion()).id),
  };
}

async function several(make: () => Promise<string>): Promise<string[]> {
  const made: string[] = [];
  for (let time = 0; time < OF_EACH; time += 1) made.push(await make());
  return made;
}
