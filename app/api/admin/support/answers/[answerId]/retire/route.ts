import { retireAnswer } from '@/lib/answers/retire-answer';
import { operatorRoute } from '@/lib/server/route';

export const POST = operatorRoute(retireAnswer);
