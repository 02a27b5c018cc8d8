import { route } from '@/lib/server/route';
import { sendTestEvent } from '@/lib/webhooks/send-test-event';

export const POST = route(sendTestEvent);
