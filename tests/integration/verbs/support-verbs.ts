import { newId } from '@/lib/id';
import { answerThread } from '@/lib/support/answer-thread';
import { closeThread, reopenThread } from '@/lib/support/close-thread';
import { openThread } from '@/lib/support/open-thread';
import { readThread } from '@/lib/support/read-thread';
import { asManager } from '@/tests/support/contexts';
import type { TestTenant } from '@/tests/support/factories';
import { makeThread } from '@/tests/support/make-thread';
import type { VerbCase } from './verb-case';

const QUESTION = { subject: 'The printer', text: 'It prints nothing since noon.' };

async function open(tenant: TestTenant) {
  return { threadId: await makeThread(tenant) };
}

async function closed(tenant: TestTenant) {
  const named = await open(tenant);
  await closeThread(await asManager(tenant), named);
  return named;
}

export const SUPPORT_VERBS: VerbCase[] = [
  {
    verb: openThread,
    allowed: async () => QUESTION,
    forbidden: async () => [{ ...QUESTION, subject: ' ' }, 'validation_error', { subject: 'required' }],
    stranger: null,
  },
  {
    verb: answerThread,
    allowed: async (tenant) => ({ ...(await open(tenant)), text: 'It prints again.' }),
    forbidden: async (tenant) => [{ ...(await closed(tenant)), text: 'It does not.' }, 'thread_closed'],
    stranger: 'record_not_found',
  },
  {
    verb: closeThread,
    allowed: open,
    forbidden: async (tenant) => [await closed(tenant), 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: reopenThread,
    allowed: closed,
    forbidden: async (tenant) => [await open(tenant), 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: readThread,
    allowed: open,
    forbidden: async () => [{ threadId: newId() }, 'record_not_found'],
    stranger: 'record_not_found',
  },
];
