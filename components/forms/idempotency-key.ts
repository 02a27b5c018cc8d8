'use client';

import { randomKey } from './random-key';

const PREFIX = 'wout.key.';
const SOON_MS = 5 * 60_000;

interface Unanswered {
  key: string;
  body: string;
  at: number;
}

/**
 * The key of one sending. The same as last time only where that one got no answer, a moment ago, with the same content: it is then the
 * same request once more, also after a reload. What is sent later, or otherwise, is meant anew.
 */
export function sendingKey(formId: string, body: unknown): string {
  const text = JSON.stringify(body);
  const stored = sessionStorage.getItem(PREFIX + formId);
  const last: Unanswered | null = stored ? JSON.parse(stored) : null;
  if (last && last.body === text && Date.now() - last.at < SOON_MS) return last.key;
  const key = randomKey();
  sessionStorage.setItem(PREFIX + formId, JSON.stringify({ key, body: text, at: Date.now() } satisfies Unanswered));
  return key;
}

/** The last sending has got its answer. */
export function answered(formId: string): void {
  sessionStorage.removeItem(PREFIX + formId);
}
