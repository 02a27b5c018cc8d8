import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { mailPasswordLink } from '../auth/mail-password-link';
import { issueCode } from '../auth/one-time-code';
import { AppError } from '../errors';
import { hasMailServer } from '../mail/has-mail-server';
import type { AdminContext } from '../server/admin-context';
import { NamedUserInput } from './input';
import { userCommand } from './user-command';

/** Records that a link to set a password was made: an invitation before the first password, a reset afterwards. */
export const recordUserLink = userCommand({ name: 'users.send_link' }, async ({ tx, tenantId, member }) => {
  if (!member.active) throw new AppError('invalid_transition');
  const [tenant] = await tx
    .select({ slug: tenants.slug, company: tenants.name, locale: tenantSettings.defaultLocale })
    .from(tenants)
    .innerJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
    .where(eq(tenants.id, tenantId));
  if (!tenant) throw new AppError('record_not_found');
  const purpose = member.passwordHash === null ? ('invitation' as const) : ('reset' as const);
  const { name, email, locale } = member;
  const output = { ...tenant, purpose, name, email, locale: locale ?? tenant.locale };
  return { before: null, after: { link: purpose }, output };
});

/**
 * A link with which a member of any company sets a password. `mail` also sends it to their own address. Throws
 * `link_origin_missing` where nobody has set to which address links lead.
 */
export async function sendUserLink(ctx: AdminContext, raw: unknown, origin: (slug: string) => string | null) {
  if (origin('any') === null) throw new AppError('link_origin_missing');
  const { slug, company, locale, purpose, name, email } = await recordUserLink(ctx, raw);
  const { tenantId, memberId } = NamedUserInput.parse(raw);
  const code = await issueCode(purpose, {
    subjectTenantId: tenantId,
    memberId,
    issuedByOperator: ctx.operator.id,
    email,
  });
  const link = `${origin(slug)}/auth/reset?code=${code}`;
  return {
    answer: { name, email, purpose, link, mailed: hasMailServer() },
    mail: () => mailPasswordLink({ purpose, to: email, name, company, tenantId, link, locale }),
  };
}
