import { z } from 'zod';

/** A page of something that belongs to a customer, as an address says it. */
export const CustomerPage = z.object({
  cursor: z.string().max(500).nullable().catch(null),
  size: z.coerce
    .number()
    .pipe(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]))
    .catch(25),
});
