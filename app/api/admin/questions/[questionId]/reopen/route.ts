import { reopenQuestion } from '@/lib/contact/close-question';
import { operatorRoute } from '@/lib/server/route';

export const POST = operatorRoute(reopenQuestion);
