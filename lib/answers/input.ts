import { z } from 'zod';
import { VersionInput } from '../version-input';

/** As long as a message of a thread may be. */
export const ANSWER_LENGTH = 4000;

const answerId = z.uuid('record_not_found');
const text = z.string().trim().min(1, 'required').max(ANSWER_LENGTH, 'too_long');

export const CreateAnswerInput = z.object({
  title: z.string().trim().min(1, 'required').max(80, 'too_long'),
  textEn: text,
  textFr: text,
  textHt: text,
});

export const UpdateAnswerInput = z.object({ answerId, version: VersionInput, ...CreateAnswerInput.shape });

export const NamedAnswerInput = z.object({ answerId });
