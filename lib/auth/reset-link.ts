import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import type { Locale } from '../i18n/locales';
import { log } from '../log';
import { mailPasswordLink } from '../mail/mail-password-link';
import { parseInput } from '../parse-input';
import { findTenantBySlug } from './find-tenant';
import { ForgotPasswordInput } from './input';
import type { Client } from './log-in';
import { countRequest } from './login-attempts';
import { networkOf } from './network-of';
import { issueCode } from './one-time-code';

/**
 * Accepts a request for a password reset link, and returns the work of mailing it. That work runs after the response,
 * so the response time does not reveal whether the account exists. Counted separately from sign-ins. Throws
 * `validation_error` or `too_many_requests`.
 */
export async function requestResetLink(
  raw: unknown,
  client: Client,
  origin: (slug: string) => string | null,
  locale: Locale,
): Promise<() => Promise<void>> {
  const input = parseInput(ForgotPasswordInput, raw);
  const { locked } = await countRequest(`reset/${input.tenant}/${input.email}`, `reset/${networkOf(client.address)}`);
  return async () => {
    if (!locked) await mailLink(input, origin, locale);
  };
}

async function mailLink(
  input: z.output<typeof ForgotPasswordInput>,
  origin: (slug: string) => string | null,
  locale: Locale,
): Promise<void> {
  const tenant = await findTenantBySlug(input.tenant);
  if (!tenant) return;
  const [member] = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: members.id, name: members.name, locale: members.locale })
      .from(members)
      .where(
        and(
          eq(members.tenantId, tenant.id),
          eq(members.email, input.email),
          eq(members.active, true),
          isNull(members.archivedAt),
        ),
      ),
  );
  if (!member) return;
  const base = origin(tenant.slug);
  if (!base) return log.error({ tenant: tenant.slug }, 'No link can be mailed: PUBLIC_ORIGIN is not set');
  const code = await issueCode('reset', { subjectTenantId: tenant.id, memberId: member.id, email: input.email });
  await mailPasswordLink({
    purpose: 'reset',
    to: input.email,
    name: member.name,
    company: tenant.name,
    link: `${base}/auth/reset?code=${code}`,
    locale: member.locale ?? locale,
  });
}
