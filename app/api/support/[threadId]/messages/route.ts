import { route } from '@/lib/server/route';
import { answerThread } from '@/lib/support/answer-thread';

export const POST = route(answerThread, 201);
