import 'server-only';
import { issueCode } from '../auth/one-time-code';
import { AppError } from '../errors';
import { mailPasswordLink } from '../mail/mail-password-link';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { InviteMemberInput } from './input';
import { lockMember } from './lock-members';

/** Records that a link to set a password was made: an invitation before the first password, a reset afterwards. */
export const recordInvitation = command(
  { name: 'members.invite', permission: 'members.manage', input: InviteMemberInput },
  async (ctx, { memberId }) => {
    const { member } = await lockMember(ctx, memberId);
    if (!member.active) throw new AppError('invalid_transition');
    const purpose = member.passwordHash === null ? ('invitation' as const) : ('reset' as const);
    ctx.record({ entity: 'member', entityId: memberId, before: null, after: { link: purpose } });
    return { purpose, name: member.name, email: member.email, locale: member.locale };
  },
);

/**
 * A link with which a member sets a password. `mail` also sends it to the member's own address. The code is stored
 * nowhere else: it is made after the verb's answer has been saved.
 */
export async function inviteMember(ctx: TenantContext, raw: unknown, origin: string) {
  const { purpose, name, email, locale } = await recordInvitation(ctx, raw);
  const { memberId } = InviteMemberInput.parse(raw);
  const code = await issueCode(purpose, { subjectTenantId: ctx.tenantId, memberId });
  const link = `${origin}/auth/reset?code=${code}`;
  const letter = { purpose, to: email, name, company: ctx.tenant.name, link };
  return {
    answer: { name, email, purpose, link },
    mail: () => mailPasswordLink({ ...letter, locale: locale ?? ctx.tenant.defaultLocale }),
  };
}
