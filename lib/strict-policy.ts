/** A security policy for an answer that is no page of the application: it loads nothing but what `more` names. */
export function strictPolicy(...more: string[]): string {
  const none = ['object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((what) => `${what} 'none'`);
  return ["default-src 'none'", ...more, ...none].join('; ');
}
