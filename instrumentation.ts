import type { Instrumentation } from 'next';

/** Next calls this once, when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // First, so that nothing is loaded before it that it follows. Without an address nothing of it is loaded at all.
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('./lib/health/start-tracing');
    startTracing();
  }
  const { trustProxies } = await import('./lib/health/trust-proxies');
  trustProxies();
  const { logRequests } = await import('./lib/health/log-requests');
  logRequests();
  if (process.env.NODE_ENV === 'production') {
    const { logConsole } = await import('./lib/health/log-console');
    logConsole();
  }
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
  const [{ countError }, { noteRequest }] = await Promise.all([
    import('./lib/error-counts'),
    import('./lib/request-scope'),
  ]);
  if (lost) noteRequest({ unavailable: true });
  countError(lost ? 'database_unavailable' : 'server_error');
};
