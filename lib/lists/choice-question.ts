import { z } from 'zod';

/** What a picker asks for: a text, empty for the first records there are. */
export const ChoiceQuestion = z.object({ q: z.string().max(100, 'too_long').default('') });
