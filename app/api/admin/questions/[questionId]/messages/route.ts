import { answerAndMail } from '@/lib/contact/answer-and-mail';
import { operatorRoute } from '@/lib/server/route';

export const POST = operatorRoute(answerAndMail);
