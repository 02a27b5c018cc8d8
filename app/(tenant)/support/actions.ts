'use server';

import { action } from '@/lib/server/action';
import { answerThread } from '@/lib/support/answer-thread';
import { closeThread, reopenThread } from '@/lib/support/close-thread';
import { openThread } from '@/lib/support/open-thread';
import { readThread } from '@/lib/support/read-thread';

export const openThreadAction = action(openThread, '/support');
export const answerThreadAction = action(answerThread, '/support');
export const closeThreadAction = action(closeThread, '/support');
export const reopenThreadAction = action(reopenThread, '/support');
export const readThreadAction = action(readThread, '/support', '/notices');
