import { z } from 'zod';
import { PageInput } from '../lists/page-input';
import { MESSAGE_LENGTH, THREAD_STATES } from '../support/values';

const questionId = z.guid('record_not_found');
const code = z.string().min(1, 'invalid_code').max(200, 'invalid_code');
const text = z.string().trim().min(1, 'required').max(MESSAGE_LENGTH, 'too_long');

export const AskInput = z.object({
  personName: z.string().trim().min(1, 'required').max(120, 'too_long'),
  email: z.string().trim().toLowerCase().min(1, 'required').max(254, 'too_long').pipe(z.email('invalid_email')),
  companyName: z.string().trim().max(120, 'too_long').default(''),
  text,
});

export const WriteAgainInput = z.object({ code, text });

/** `seenMessageId` is the newest message on the operator's screen: a colleague may have answered since. */
export const AnswerQuestionInput = z.object({ questionId, text, seenMessageId: z.guid('invalid_value').optional() });
export const NamedQuestionInput = z.object({ questionId });

export const QuestionFilters = z.object({
  q: z.string().trim().max(100).catch('').default(''),
  state: z.enum(THREAD_STATES).nullable().catch(null).default(null),
  ...PageInput.shape,
});
export type QuestionFilters = z.output<typeof QuestionFilters>;
