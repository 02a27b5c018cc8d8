import { z } from 'zod';

/** One page of a list, as an address asks for it; what can't be read falls back to the first page of 25. */
export const PageInput = z.object({
  cursor: z.string().max(500).nullable().catch(null).default(null),
  size: z.coerce
    .number()
    .pipe(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]))
    .catch(25),
});

/** `size` is a number of rows. */
export interface PageInput {
  cursor: string | null;
  size: number;
}
