import 'server-only';
import { log } from '../log';
import { answerQuestion } from './answer-question';
import { sendAnswers } from './send-answers';

/** An operator's answer, which is mailed at once. Nobody waits for that; where it fails, the job does it. */
export const answerAndMail: typeof answerQuestion = Object.assign(
  async (...asked: Parameters<typeof answerQuestion>) => {
    const answered = await answerQuestion(...asked);
    sendAnswers().catch((error: unknown) => log.warn({ err: error }, 'answers to outside could not be sent'));
    return answered;
  },
  { verb: answerQuestion.verb },
);
