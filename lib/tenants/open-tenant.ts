import 'server-only';
import { mailPasswordLink } from '../auth/mail-password-link';
import { issueCode } from '../auth/one-time-code';
import { AppError } from '../errors';
import { hasMailServer } from '../mail/has-mail-server';
import type { AdminContext } from '../server/admin-context';
import { createTenant } from './create-tenant';

/**
 * Makes a company, and the link with which its first admin sets a password. `mail` also sends it to them. The link's code
 * is stored nowhere else. So a request repeated with its key has a link of its own, to the same company. Throws
 * `link_origin_missing` where nobody has set to which address links lead.
 */
export async function openTenant(ctx: AdminContext, raw: unknown, originOf: (slug: string) => string | null) {
  if (originOf('any') === null) throw new AppError('link_origin_missing');
  const { tenantId, admin, ...tenant } = await createTenant(ctx, raw);
  const { memberId, name, email, locale } = admin;
  const issuer = { issuedByOperator: ctx.operator.id };
  const code = await issueCode('invitation', { subjectTenantId: tenantId, memberId, ...issuer, email });
  const link = `${originOf(tenant.slug)}/auth/reset?code=${code}`;
  const letter = { purpose: 'invitation' as const, to: email, name, company: tenant.name, tenantId, link, locale };
  return {
    answer: { tenantId, ...tenant, admin: { name, email }, link, mailed: hasMailServer() },
    mail: () => mailPasswordLink(letter),
  };
}
