import { z } from 'zod';
import { LOCALES } from '../i18n/locales';
import { PageInput } from '../lists/page-input';
import { NOTICE_GROUP_NAMES } from './values';

export const ReadNoticesInput = z.object({
  /** Null marks all current notices as read. */
  noticeIds: z.array(z.uuid('record_not_found')).min(1, 'required').max(100, 'out_of_range').nullable(),
});

export const ChooseDailyMailInput = z.object({
  dailyMail: z.boolean('invalid_value'),
  /** The language of the member's screens. */
  locale: z.enum(LOCALES, 'invalid_value'),
});

export const NoticeFilters = z.object({
  /** Only the unread ones, or those of one group; null for all. */
  show: z
    .enum(['unread', ...NOTICE_GROUP_NAMES])
    .nullable()
    .catch(null),
  ...PageInput.shape,
});

export type NoticeFilters = z.output<typeof NoticeFilters>;
