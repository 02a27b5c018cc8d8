import { getOperatorProfile } from '@/lib/profile/get-operator-profile';
import { updateOperatorProfile } from '@/lib/profile/update-profile';
import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';

export const GET = answering(async () => {
  const { profile } = await getOperatorProfile(await adminContext('profile.edit'));
  return Response.json(profile, { headers: { 'cache-control': 'no-store' } });
});
export const PUT = operatorRoute(updateOperatorProfile);
