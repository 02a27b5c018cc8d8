import 'server-only';
import { and, eq, gt, sql } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { issueCode } from '../auth/one-time-code';
import { HOUR_MS } from '../durations';
import { AppError } from '../errors';
import { mailPasswordLink } from '../mail/mail-password-link';
import { command, type WriteContext } from '../server/command';
import type { TenantContext } from '../server/context';
import { InviteMemberInput } from './input';
import { lockMember } from './lock-members';

/** Links that one member makes in an hour (docs/rules.md §3). */
const MOST_LINKS = 10;

/** Records that a link to set a password was made: an invitation before the first password, a reset afterwards. */
export const recordInvitation = command(
  { name: 'members.invite', permission: 'members.manage', input: InviteMemberInput },
  async (ctx, { memberId }) => {
    const { member } = await lockMember(ctx, memberId);
    if (!member.active) throw new AppError('invalid_transition');
    if ((await countLinks(ctx)) >= MOST_LINKS) throw new AppError('too_many_links', { params: { limit: MOST_LINKS } });
    const purpose = member.passwordHash === null ? ('invitation' as const) : ('reset' as const);
    ctx.record({ entity: 'member', entityId: memberId, before: null, after: { link: purpose } });
    return { purpose, name: member.name, email: member.email, locale: member.locale };
  },
);

/** How many links the member has made in the last hour, by the audit log. The locked members keep two from counting at once. */
async function countLinks(ctx: WriteContext): Promise<number> {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.tenantId, ctx.tenantId),
        gt(auditEntries.at, new Date(ctx.now.getTime() - HOUR_MS)),
        eq(auditEntries.memberId, ctx.member.id),
        eq(auditEntries.action, 'members.invite'),
      ),
    );
  return row?.count ?? 0;
}

/**
 * A link with which a member sets a password. `mail` also sends it to the member's own address. The code is stored
 * nowhere else: it is made after the verb's answer has been saved.
 */
export async function inviteMember(ctx: TenantContext, raw: unknown, origin: string) {
  const { purpose, name, email, locale } = await recordInvitation(ctx, raw);
  const { memberId } = InviteMemberInput.parse(raw);
  const code = await issueCode(purpose, { subjectTenantId: ctx.tenantId, memberId, issuedBy: ctx.member.id, email });
  const link = `${origin}/auth/reset?code=${code}`;
  const letter = { purpose, to: email, name, company: ctx.tenant.name, link };
  return {
    answer: { name, email, purpose, link },
    mail: () => mailPasswordLink({ ...letter, locale: locale ?? ctx.tenant.defaultLocale }),
  };
}
