import { checkReadiness } from '@/lib/health/check-readiness';

export const dynamic = 'force-dynamic';

/** For hosts: whether people can be sent to this server. It names what fails, and nothing more. */
export async function GET() {
  const checks = await checkReadiness(Date.now());
  const ready = Object.values(checks).every((check) => check === 'ok');
  return Response.json({ ready, checks }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
