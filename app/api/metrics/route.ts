import { mayReadMetrics } from '@/lib/health/may-read-metrics';
import { metricsText } from '@/lib/health/metrics';
import { described } from '@/lib/server/described';

export const dynamic = 'force-dynamic';

const of = { caller: 'anybody', permission: null, status: 200, answer: ['text/plain'] } as const;

/** For Prometheus. Without the token it looks as if it did not exist. */
export const GET = described(of, async (request: Request) => {
  const metrics = mayReadMetrics(request.headers.get('authorization')) ? await metricsText() : null;
  if (!metrics) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(metrics.text, { headers: { 'content-type': metrics.type, 'cache-control': 'no-store' } });
});
