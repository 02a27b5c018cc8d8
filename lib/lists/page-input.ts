import { z } from 'zod';
import { isCursor } from './is-cursor';

export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** The page of a list named by a URL. Anything invalid falls back to the first page of 25. */
export const PageInput = z.object({
  cursor: z.string().max(500).refine(isCursor).nullable().catch(null).default(null),
  size: z.coerce.number().pipe(z.literal(PAGE_SIZES)).catch(25),
});

/** `size` is a number of rows. */
export interface PageInput {
  cursor: string | null;
  size: number;
}
