import { route } from '@/lib/server/route';
import { sendAgain } from '@/lib/webhooks/send-again';

export const POST = route(sendAgain);
