'use server';

import { answerAndMail } from '@/lib/contact/answer-and-mail';
import { closeQuestion, reopenQuestion } from '@/lib/contact/close-question';
import { operatorAction } from '@/lib/server/operator-action';

export const answerQuestionAction = operatorAction(answerAndMail, '/admin/support');
export const closeQuestionAction = operatorAction(closeQuestion, '/admin/support');
export const reopenQuestionAction = operatorAction(reopenQuestion, '/admin/support');
