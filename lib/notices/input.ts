import { z } from 'zod';

export const ReadNoticesInput = z.object({
  /** Null reads all that there are by now. */
  noticeIds: z.array(z.uuid('record_not_found')).min(1, 'required').max(100, 'out_of_range').nullable(),
});

export const NoticeFilters = z.object({
  unread: z
    .enum(['1'])
    .transform(() => true)
    .catch(false),
  cursor: z.string().max(500).nullable().catch(null),
  size: z.coerce
    .number()
    .pipe(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]))
    .catch(25),
});

export type NoticeFilters = z.output<typeof NoticeFilters>;
