'use client';

const PREFIX = 'wout.key.';

/** The key under which a form is sent: made when first asked for, the same after a reload, until a success renews it. */
export function idempotencyKey(formId: string): string {
  const stored = sessionStorage.getItem(PREFIX + formId);
  if (stored) return stored;
  return renewKey(formId);
}

export function renewKey(formId: string): string {
  const key = randomKey();
  sessionStorage.setItem(PREFIX + formId, key);
  return key;
}

/** `crypto.randomUUID` exists only on https and localhost; an agency's own server may be neither. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
