'use server';

import { createAnswer } from '@/lib/answers/create-answer';
import { restoreAnswer, retireAnswer } from '@/lib/answers/retire-answer';
import { updateAnswer } from '@/lib/answers/update-answer';
import { operatorAction } from '@/lib/server/operator-action';

export const createAnswerAction = operatorAction(createAnswer, '/admin/support');
export const updateAnswerAction = operatorAction(updateAnswer, '/admin/support');
export const retireAnswerAction = operatorAction(retireAnswer, '/admin/support');
export const restoreAnswerAction = operatorAction(restoreAnswer, '/admin/support');
