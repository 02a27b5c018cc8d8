'use client';

import { HOUR_MS } from '@/lib/durations';
import { randomKey } from './random-key';

const PREFIX = 'wout.key.';

interface Unanswered {
  key: string;
  at: number;
}

/**
 * The key of one sending. While the form's last sending has no answer, also after a reload, the next one has its key, whatever was
 * changed meanwhile: sent as before it is the same request once more, and otherwise the server says if the first was done.
 */
export function sendingKey(formId: string): string {
  const stored = sessionStorage.getItem(PREFIX + formId);
  const last: Unanswered | null = stored ? JSON.parse(stored) : null;
  const key = last && Date.now() - last.at < HOUR_MS ? last.key : randomKey();
  sessionStorage.setItem(PREFIX + formId, JSON.stringify({ key, at: Date.now() } satisfies Unanswered));
  return key;
}

/** The last sending has got its answer. */
export function answered(formId: string): void {
  sessionStorage.removeItem(PREFIX + formId);
}
