import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { MESSAGE_LENGTH, THREAD_STATES } from './values';

const threadId = z.uuid('record_not_found');
const text = z.string().trim().min(1, 'required').max(MESSAGE_LENGTH, 'too_long');
const q = z.string().trim().max(100).catch('').default('');

export const OpenThreadInput = z.object({ subject: z.string().trim().min(1, 'required').max(120, 'too_long'), text });
export const AnswerThreadInput = z.object({ threadId, text });
export const NamedThreadInput = z.object({ threadId });

/** `seenMessageId` is the newest message on the operator's screen: a colleague may have answered since. */
export const AnswerMemberInput = z.object({ threadId, text, seenMessageId: z.uuid('invalid_value').optional() });
export const AssignThreadInput = z.object({ threadId, operatorId: z.guid('record_not_found') });

export const ThreadFilters = z.object({
  q,
  state: z.enum(THREAD_STATES).nullable().catch(null).default(null),
  ...PageInput.shape,
});
export type ThreadFilters = z.output<typeof ThreadFilters>;

export const SupportFilters = z.object({
  ...ThreadFilters.shape,
  /** What waits for an operator, unless somebody asks for more. */
  state: z
    .enum([...THREAD_STATES, 'all'])
    .catch('open')
    .default('open'),
  mine: z.literal('1').nullable().catch(null).default(null),
  tenant: z.guid().nullable().catch(null).default(null),
});
export type SupportFilters = z.output<typeof SupportFilters>;
