import { isHealthy } from '@/lib/server/health';

export const dynamic = 'force-dynamic';

export async function GET() {
  const database = await isHealthy();
  return Response.json({ database }, { status: database ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
