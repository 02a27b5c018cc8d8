import { checkReadiness } from '@/lib/health/check-readiness';
import { described } from '@/lib/server/described';
import { jsonAnswer } from '@/lib/server/json-answer';

export const dynamic = 'force-dynamic';

const of = { caller: 'anybody', permission: null, status: 200, answer: 'record' } as const;

/** For hosts: whether people can be sent to this server. It names what fails, and nothing more. */
export const GET = described(of, async () => {
  const checks = await checkReadiness(Date.now());
  const ready = Object.values(checks).every((check) => check === 'ok');
  return jsonAnswer({ ready, checks }, { status: ready ? 200 : 503 });
});
