import { after } from 'next/server';
import { NamedMemberInput } from '@/lib/members/input';
import { inviteMember } from '@/lib/members/invite-member';
import { answering } from '@/lib/server/answering';
import { tenantContext } from '@/lib/server/context';
import { jsonAnswer } from '@/lib/server/json-answer';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { requestOrigin } from '@/lib/tenants/request-origin';

const of = {
  caller: 'member',
  permission: 'members.manage',
  body: NamedMemberInput,
  status: 200,
  answer: 'record',
} as const;

/** A link with which the member sets a password, shown to the admin who requests it. */
export const POST = answering(of, async (_request, { memberId }) => {
  await assertSameOrigin();
  const ctx = await tenantContext();
  const linkOrigin = await requestOrigin();
  const { answer, mail } = await inviteMember(ctx, { memberId }, linkOrigin(ctx.tenant.slug));
  after(mail);
  return jsonAnswer(answer);
});
