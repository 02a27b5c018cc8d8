import type { ThreadState } from '../support/values';

/** What operators read about a question from outside: whoever asked it has no company. */
export const QUESTION_STATES = {
  open: 'support_open',
  waiting: 'question_waiting',
  closed: 'thread_closed',
} as const satisfies Record<ThreadState, string>;
