import { endOtherOperatorSessions } from '@/lib/profile/end-own-sessions';
import { getOperatorProfile } from '@/lib/profile/get-operator-profile';
import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';

export const GET = answering(async () => {
  const { sessions } = await getOperatorProfile(await adminContext('profile.edit'));
  return Response.json({ rows: sessions, nextCursor: null }, { headers: { 'cache-control': 'no-store' } });
});
export const DELETE = operatorRoute(endOtherOperatorSessions);
