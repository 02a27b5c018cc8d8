import { z } from 'zod';

/** A page of something that belongs to a driver, as an address says it. */
export const DriverPage = z.object({
  cursor: z.string().max(500).nullable().catch(null),
  size: z.coerce
    .number()
    .pipe(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]))
    .catch(25),
});

export type DriverPage = { cursor: string | null; size: number };
