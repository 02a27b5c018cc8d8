import { chooseDailyMail } from '@/lib/notices/choose-daily-mail';
import { route } from '@/lib/server/route';

export const POST = route(chooseDailyMail);
