'use client';

import { HOUR_MS } from '@/lib/durations';
import { randomKey } from './random-key';

const PREFIX = 'wout.key.';

interface Unanswered {
  key: string;
  at: number;
}

/**
 * The key of one submission. If the form's last submission got no response, the next one reuses its key, even after a
 * reload. If nothing was changed, it is a retry of the same request. Otherwise the server says whether the first one
 * was done.
 */
export function sendingKey(formId: string): string {
  const stored = sessionStorage.getItem(PREFIX + formId);
  const last: Unanswered | null = stored ? JSON.parse(stored) : null;
  const key = last && Date.now() - last.at < HOUR_MS ? last.key : randomKey();
  sessionStorage.setItem(PREFIX + formId, JSON.stringify({ key, at: Date.now() } satisfies Unanswered));
  return key;
}

/** The last submission got its response. */
export function answered(formId: string): void {
  sessionStorage.removeItem(PREFIX + formId);
}
