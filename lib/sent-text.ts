/** A text that a browser sent to an action; empty for anything else, which an action may be sent too. */
export function sentText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
