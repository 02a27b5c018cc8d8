import { z } from 'zod';
import { PageInput } from '../lists/page-input';

export const ReadNoticesInput = z.object({
  /** Null marks all current notices as read. */
  noticeIds: z.array(z.uuid('record_not_found')).min(1, 'required').max(100, 'out_of_range').nullable(),
});

export const NoticeFilters = z.object({
  unread: z
    .enum(['1'])
    .transform(() => true)
    .catch(false),
  ...PageInput.shape,
});

export type NoticeFilters = z.output<typeof NoticeFilters>;
