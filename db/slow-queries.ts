import { log } from '@/lib/log';

export interface SlowQuery {
  /** The statement without its values. */
  shape: string;
  times: number;
  longestMs: number;
  lastAt: number;
}

/** What the screen for operators shows. */
const SLOW_MS = 200;
/** What is logged, unless SLOW_QUERY_MS says otherwise. */
const LOGGED_MS = 500;
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

/**
 * Remembers a statement that took `ms` milliseconds if that is long, and logs it if that is longer than SLOW_QUERY_MS. The
 * line has its shape and the ids of the request (docs/rules.md §10), and no value.
 */
export function noteQuery(
  text: string,
  ms: number,
  { tenantId, now = Date.now() }: { tenantId?: string; now?: number } = {},
): void {
  const loggedMs = Number(process.env.SLOW_QUERY_MS || LOGGED_MS);
  if (ms < SLOW_MS && ms < loggedMs) return;
  const shape = queryShape(text);
  const whose = tenantId && { tenantId };
  if (ms >= loggedMs) log.warn({ ms: Math.round(ms), statement: shape, ...whose }, 'slow query');
  if (ms >= SLOW_MS) remember(shape, ms, now);
}

/** Of too many kinds, the one that was slow the longest ago is forgotten. */
function remember(shape: string, ms: number, now: number): void {
  const queries = kept();
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
