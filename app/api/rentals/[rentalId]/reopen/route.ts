import { reopenReturn } from '@/lib/payments/reopen-return';
import { route } from '@/lib/server/route';

export const POST = route(reopenReturn);
