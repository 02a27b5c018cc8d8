'use server';

import { chooseDailyMail } from '@/lib/notices/choose-daily-mail';
import { readNotices } from '@/lib/notices/read-notices';
import { action } from '@/lib/server/action';

/** Marks these notices as read, or all if none are named. The bell is on every screen. */
export const readNoticesAction = action(readNotices, '/');

export const chooseDailyMailAction = action(chooseDailyMail, '/notices');
