import { z } from 'zod';

/** What is typed to find a record. Anything invalid finds nothing. */
export const FindInput = z.object({ q: z.string().trim().max(100).catch('').default('') });
