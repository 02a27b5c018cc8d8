const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/;
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

interface WrittenMoment {
  kind: 'instant' | 'local' | 'day';
  /** Of a local time and a day as if they were in UTC. */
  at: Date;
}

/** What moment a text is. Null for any other text, also if somebody typed a day that does not exist. */
export function writtenMoment(text: string): WrittenMoment | null {
  const kind = INSTANT.test(text) ? 'instant' : LOCAL_TIME.test(text) ? 'local' : DAY.test(text) ? 'day' : null;
  if (!kind) return null;
  const at = new Date(kind === 'local' ? `${text}Z` : text);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10));
  return exists ? { kind, at } : null;
}
