'use client';

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

/** `crypto.randomUUID` exists only on https and localhost; an agency's own server may be neither. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
