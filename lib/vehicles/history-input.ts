import { z } from 'zod';

/** One page of a vehicle's history, as an address asks for it. */
export const HistoryPageInput = z.object({
  cursor: z.string().max(500).nullable().catch(null),
  size: z.coerce
    .number()
    .pipe(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]))
    .catch(25),
});
