export interface SlowQuery {
  /** The statement without its values. */
  shape: string;
  times: number;
  longestMs: number;
  lastAt: number;
}

const SLOW_MS = 200;
const MOST_KEPT = 100;
const LONGEST = 600;

const store = globalThis as typeof globalThis & { woutSlowQueries?: Map<string, SlowQuery> };

function kept(): Map<string, SlowQuery> {
  store.woutSlowQueries ??= new Map();
  return store.woutSlowQueries;
}

/** A statement in one line and without any value that was written into it. */
export function queryShape(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$])\d+(?:\.\d+)?\b/g, '?')
    .replace(/(?:\$\d+(?:,\s*)?){4,}/g, '$…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
}

/** Remembers a statement that took long. Of too many kinds, the one that was slow the longest ago is forgotten. */
export function noteQuery(text: string, ms: number, now = Date.now()): void {
  if (ms < SLOW_MS) return;
  const queries = kept();
  const shape = queryShape(text);
  const before = queries.get(shape);
  queries.delete(shape);
  queries.set(shape, {
    shape,
    times: (before?.times ?? 0) + 1,
    longestMs: Math.max(before?.longestMs ?? 0, Math.round(ms)),
    lastAt: now,
  });
  if (queries.size > MOST_KEPT) queries.delete(queries.keys().next().value ?? '');
}

/** The statements that were slow on this server since it started, the slowest first. */
export function slowQueries(): SlowQuery[] {
  return [...kept().values()].sort((a, b) => b.longestMs - a.longestMs);
}
