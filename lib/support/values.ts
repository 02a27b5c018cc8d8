export const THREAD_STATES = ['open', 'waiting', 'closed'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/**
 * The steps that a button takes. Who writes decides the others: a thread is `open` while it waits for an operator, and
 * `waiting` while it waits for the member who asked (docs/rules.md §6).
 */
export const THREAD_STEPS: Record<ThreadState, readonly ThreadState[]> = {
  open: ['closed'],
  waiting: ['closed'],
  closed: ['open'],
};

export const MESSAGE_LENGTH = 4000;
