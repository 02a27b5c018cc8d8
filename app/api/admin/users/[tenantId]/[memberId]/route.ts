import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { getUser } from '@/lib/users/get-user';

export const GET = answering(async (_request, params) =>
  Response.json(await getUser(await adminContext('users.manage'), params), {
    headers: { 'cache-control': 'no-store' },
  }),
);
