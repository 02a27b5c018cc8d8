import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import type { Locale } from '../i18n/locales';
import { log } from '../log';
import { parseInput } from '../parse-input';
import { getBrand } from '../platform/get-brand';
import { findTenantBySlug } from './find-tenant';
import { ForgotPasswordInput } from './input';
import { countRequest } from './login-attempts';
import { mailPasswordLink, type PasswordLink } from './mail-password-link';
import { networkOf } from './network-of';
import { type CodeSubject, issueCode } from './one-time-code';
import type { Client } from './open-session';

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
  const { locked } = await countRequest(
    `reset/${input.tenant ?? ''}/${input.email}`,
    `reset/${networkOf(client.address)}`,
  );
  return async () => {
    if (!locked) await mailLink(input, origin, locale);
  };
}

type Input = z.output<typeof ForgotPasswordInput>;
type Receiver = Pick<PasswordLink, 'name' | 'company' | 'tenantId' | 'locale'> & { subject: CodeSubject };

async function mailLink(input: Input, origin: (slug: string) => string | null, locale: Locale): Promise<void> {
  const { tenant, email } = input;
  const receiver = await (tenant ? findMember(tenant, email, locale) : findOperator(email));
  if (!receiver) return;
  const { subject, ...reader } = receiver;
  const base = origin(tenant ?? 'admin');
  if (!base) return log.error({ tenant }, 'No link can be mailed: PUBLIC_ORIGIN is not set');
  const code = await issueCode('reset', { ...subject, email });
  await mailPasswordLink({ purpose: 'reset', to: email, link: `${base}/auth/reset?code=${code}`, ...reader });
}

async function findMember(slug: string, email: string, locale: Locale): Promise<Receiver | null> {
  const tenant = await findTenantBySlug(slug);
  if (!tenant) return null;
  const mine = [eq(members.tenantId, tenant.id), eq(members.email, email)];
  const [member] = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: members.id, name: members.name, locale: members.locale })
      .from(members)
      .where(and(...mine, eq(members.active, true), isNull(members.archivedAt))),
  );
  if (!member) return null;
  const subject = { subjectTenantId: tenant.id, memberId: member.id };
  return { subject, name: member.name, company: tenant.name, tenantId: tenant.id, locale: member.locale ?? locale };
}

/** Who has chosen no language is written to in English, which operators share. */
async function findOperator(email: string): Promise<Receiver | null> {
  const [operator] = await withPlatform((tx) =>
    tx
      .select({ id: operators.id, name: operators.name, locale: operators.locale })
      .from(operators)
      .where(and(eq(operators.email, email), eq(operators.active, true))),
  );
  if (!operator) return null;
  const subject = { subjectTenantId: null, operatorId: operator.id };
  return { subject, name: operator.name, company: await getBrand(), tenantId: null, locale: operator.locale ?? 'en' };
}
