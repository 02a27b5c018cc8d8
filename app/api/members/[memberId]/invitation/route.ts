import { after } from 'next/server';
import { inviteMember } from '@/lib/members/invite-member';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { requestOrigin } from '@/lib/tenants/request-origin';

/** A link with which the member sets a password, shown to the admin who requests it. */
export const POST = answering(async (_request, { memberId }) => {
  await assertSameOrigin();
  const ctx = await tenantContext();
  const linkOrigin = await requestOrigin();
  const { answer, mail } = await inviteMember(ctx, { memberId }, linkOrigin(ctx.tenant.slug));
  after(mail);
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
});
