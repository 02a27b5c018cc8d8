import 'server-only';
import { and, desc, eq, gt } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { mailPasswordLink } from '../auth/mail-password-link';
import { issueCode } from '../auth/one-time-code';
import { HOUR_MS } from '../durations';
import { AppError } from '../errors';
import { hasMailServer } from '../mail/has-mail-server';
import { command, type WriteContext } from '../server/command';
import type { TenantContext } from '../server/context';
import { waitParams } from '../too-many-requests';
import { NamedMemberInput } from './input';
import { lockMember } from './lock-members';

/** Links that one member makes in an hour (docs/rules.md §3). */
const MOST_LINKS = 10;

/** Records that a link to set a password was made: an invitation before the first password, a reset afterwards. */
export const recordInvitation = command(
  { name: 'members.invite', permission: 'members.manage', input: NamedMemberInput },
  async (ctx, { memberId }) => {
    const { member } = await lockMember(ctx, memberId);
    if (!member.active) throw new AppError('invalid_transition');
    const wait = await secondsToNextLink(ctx);
    if (wait > 0) throw new AppError('too_many_links', { params: { limit: MOST_LINKS, ...waitParams(wait) } });
    const purpose = member.passwordHash === null ? ('invitation' as const) : ('reset' as const);
    ctx.record({ entity: 'member', entityId: memberId, before: null, after: { link: purpose } });
    return { purpose, name: member.name, email: member.email, locale: member.locale };
  },
);

/**
 * How long until the member may make a link, in seconds; 0 if they may now. Counted in the audit log, and the locked
 * members keep two from counting at once.
 */
async function secondsToNextLink(ctx: WriteContext): Promise<number> {
  const anHourAgo = ctx.now.getTime() - HOUR_MS;
  const [first] = await ctx.tx
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.tenantId, ctx.tenantId),
        gt(auditEntries.at, new Date(anHourAgo)),
        eq(auditEntries.memberId, ctx.member.id),
        eq(auditEntries.action, 'members.invite'),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .offset(MOST_LINKS - 1)
    .limit(1);
  return first ? (first.at.getTime() - anHourAgo) / 1000 : 0;
}

/**
 * A link with which a member sets a password. `mail` also sends it to the member's own address. The code is stored
 * nowhere else: it is made after the verb's answer has been saved. Throws `link_origin_missing` where nobody has set to
 * which address links lead.
 */
export async function inviteMember(ctx: TenantContext, raw: unknown, origin: string | null) {
  if (origin === null) throw new AppError('link_origin_missing');
  const { purpose, name, email, locale } = await recordInvitation(ctx, raw);
  const { memberId } = NamedMemberInput.parse(raw);
  const code = await issueCode(purpose, { subjectTenantId: ctx.tenantId, memberId, issuedBy: ctx.member.id, email });
  const link = `${origin}/auth/reset?code=${code}`;
  const letter = { purpose, to: email, name, company: ctx.tenant.name, tenantId: ctx.tenantId, link };
  return {
    answer: { name, email, purpose, link, mailed: hasMailServer() },
    mail: () => mailPasswordLink({ ...letter, locale: locale ?? ctx.tenant.defaultLocale }),
  };
}
