import { readNotices } from '@/lib/notices/read-notices';
import { route } from '@/lib/server/route';

export const POST = route(readNotices);
