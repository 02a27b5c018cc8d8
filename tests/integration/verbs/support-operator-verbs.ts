import { newId } from '@/lib/id';
import { answerMember } from '@/lib/support/answer-member';
import { assignThread } from '@/lib/support/assign-thread';
import { closeThread } from '@/lib/support/close-thread';
import { closeMemberThread, reopenMemberThread } from '@/lib/support/switch-thread';
import { asOperator } from '@/tests/support/as-operator';
import { asManager } from '@/tests/support/contexts';
import type { TestTenant } from '@/tests/support/factories';
import { makeThread } from '@/tests/support/make-thread';
import type { OperatorVerbCase } from './operator-verbs';

async function open(tenant: TestTenant) {
  return { threadId: await makeThread(tenant) };
}

async function closed(tenant: TestTenant) {
  const named = await open(tenant);
  await closeThread(await asManager(tenant), named);
  return named;
}

const noThread = (input: unknown) => ({ ...Object(input), threadId: newId() });

/** What operators do to the threads of companies. */
export const SUPPORT_OPERATOR_VERBS: OperatorVerbCase[] = [
  {
    verb: answerMember,
    allowed: async (tenant) => ({ ...(await open(tenant)), text: 'Switch it off and on.' }),
    forbidden: async (tenant) => [{ ...(await closed(tenant)), text: 'Switch it off and on.' }, 'thread_closed'],
    elsewhere: noThread,
  },
  {
    verb: closeMemberThread,
    allowed: open,
    forbidden: async (tenant) => [await closed(tenant), 'invalid_transition'],
    elsewhere: noThread,
  },
  {
    verb: reopenMemberThread,
    allowed: closed,
    forbidden: async (tenant) => [await open(tenant), 'invalid_transition'],
    elsewhere: noThread,
  },
  {
    verb: assignThread,
    allowed: async (tenant) => ({ ...(await open(tenant)), operatorId: (await asOperator('admin')).operator.id }),
    forbidden: async (tenant) => [
      { ...(await open(tenant)), operatorId: (await asOperator('support')).operator.id },
      'record_not_found',
    ],
    elsewhere: noThread,
  },
];
