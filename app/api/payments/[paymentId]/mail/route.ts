import { mailReceipt } from '@/lib/payments/mail-receipt';
import { route } from '@/lib/server/route';

export const POST = route(mailReceipt);
