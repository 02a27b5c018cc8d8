import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Instrumentation } from 'next';

/** Next calls this once, when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startDrawing } = await import('./lib/papers/draw-paper');
  startDrawing();
  const { startMetrics } = await import('./lib/health/metrics');
  startMetrics();
  // Another server of this machine runs them.
  if (process.env.JOBS_ELSEWHERE === 'true') return;
  const { startJobs } = await import('./lib/jobs/start-jobs');
  void startJobs();
}

/**
 * Next calls this when drawing a page or an answer fails. A page that lost the database is answered with 503 instead of
 * 500, by `scripts/parts/answer-unavailable.mjs`.
 */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  const lost = (error as { digest?: unknown } | null)?.digest === 'database_unavailable';
  const { countError } = await import('./lib/error-counts');
  countError(lost ? 'database_unavailable' : 'server_error');
  if (!lost) return;
  const requests = (globalThis as Record<symbol, AsyncLocalStorage<{ unavailable: boolean }> | undefined>)[
    Symbol.for('wout.requests')
  ];
  const mark = requests?.getStore();
  if (mark) mark.unavailable = true;
};
