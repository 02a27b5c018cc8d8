import { after } from 'next/server';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { sendUserLink } from '@/lib/users/send-user-link';

/** A link with which a member of any company sets a password, shown to the operator who requests it. */
export const POST = answering(async (_request, params) => {
  await assertSameOrigin();
  const { answer, mail } = await sendUserLink(await adminContext('users.manage'), params, await requestOrigin());
  after(mail);
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
});
