import { after } from 'next/server';
import { NamedMemberInput } from '@/lib/members/input';
import { inviteMember } from '@/lib/members/invite-member';
import { answering } from '@/lib/server/answering';
import { assertMay } from '@/lib/server/assert-may';
import { tenantContext } from '@/lib/server/context';
import { jsonAnswer } from '@/lib/server/json-answer';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { requestOrigin } from '@/lib/tenants/request-origin';

const of = {
  caller: 'member',
  permission: 'members.manage',
  body: NamedMemberInput,
  again: 'makes another link, since this one is kept nowhere, and the first one no longer works',
  status: 200,
  answer: 'record',
} as const;

/** A link with which the member sets a password, shown to the admin who requests it. */
export const POST = answering(of, async (_request, { memberId }) => {
  await assertSameOrigin();
  const ctx = await tenantContext();
  assertMay(ctx, 'members.manage');
  const linkOrigin = await requestOrigin();
  const { answer, mail } = await inviteMember(ctx, { memberId }, linkOrigin(ctx.tenant.slug));
  after(mail);
  return jsonAnswer(answer);
});
