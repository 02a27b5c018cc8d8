import 'server-only';
import { mailPasswordLink } from '../auth/mail-password-link';
import { issueCode } from '../auth/one-time-code';
import { AppError } from '../errors';
import type { Locale } from '../i18n/locales';
import { hasMailServer } from '../mail/has-mail-server';
import { getBrand } from '../platform/get-brand';
import type { AdminContext } from '../server/admin-context';
import { operatorCommand } from '../server/operator-command';
import { NamedOperatorInput } from './input';
import { assertMayGive } from './keep-a-keeper';
import { lockOperators } from './lock-operators';

/** Records that a link to set a password was made: an invitation before the first password, a reset afterwards. */
export const recordOperatorLink = operatorCommand(
  { name: 'operators.send_link', permission: 'operators.manage', input: NamedOperatorInput },
  async (ctx, { operatorId }) => {
    const { operator, actor } = await lockOperators(ctx, operatorId);
    assertMayGive(actor, operator.role);
    if (!operator.active) throw new AppError('invalid_transition');
    const purpose = operator.passwordHash === null ? ('invitation' as const) : ('reset' as const);
    const entry = { entity: 'operator', entityId: operatorId, before: null, after: { link: purpose } };
    ctx.record({ subjectTenantId: null, ...entry });
    return { purpose, name: operator.name, email: operator.email };
  },
);

/**
 * A link with which an operator sets a password. `mail` also sends it to their own address, in the language of who makes it.
 * Throws `link_origin_missing` where nobody has set to which address links lead.
 */
export async function sendOperatorLink(
  ctx: AdminContext,
  raw: unknown,
  { origin, locale }: { origin: string | null; locale: Locale },
) {
  if (origin === null) throw new AppError('link_origin_missing');
  const { purpose, name, email } = await recordOperatorLink(ctx, raw);
  const { operatorId } = NamedOperatorInput.parse(raw);
  const subject = { subjectTenantId: null, operatorId, issuedByOperator: ctx.operator.id, email };
  const link = `${origin}/auth/reset?code=${await issueCode(purpose, subject)}`;
  const company = await getBrand();
  return {
    answer: { name, email, purpose, link, mailed: hasMailServer() },
    mail: () => mailPasswordLink({ purpose, to: email, name, company, tenantId: null, link, locale }),
  };
}
