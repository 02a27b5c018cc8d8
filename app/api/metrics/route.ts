import { mayReadMetrics } from '@/lib/health/may-read-metrics';
import { metricsText } from '@/lib/health/metrics';

export const dynamic = 'force-dynamic';

/** For Prometheus. Without the token it looks as if it did not exist. */
export async function GET(request: Request) {
  const metrics = mayReadMetrics(request.headers.get('authorization')) ? await metricsText() : null;
  if (!metrics) return new Response(null, { status: 404 });
  return new Response(metrics.text, { headers: { 'content-type': metrics.type, 'cache-control': 'no-store' } });
}
