import { operatorRoute } from '@/lib/server/route';
import { answerMember } from '@/lib/support/answer-member';

export const POST = operatorRoute(answerMember);
