import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { platformAuditEntries } from '@/db/schema/operators';
import { signUps } from '@/db/schema/sign-ups';
import { withinTenant } from '@/db/within-tenant';
import { assertStrongPassword } from '../auth/assert-strong-password';
import { countRequest } from '../auth/login-attempts';
import { networkOf } from '../auth/network-of';
import type { Client } from '../auth/open-session';
import { hashPassword } from '../auth/password';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { newId } from '../id';
import { parseInput } from '../parse-input';
import { insertTenant } from '../tenants/insert-tenant';
import { assertOpen } from './assert-open';
import { loadSignUp } from './find-sign-up';
import { ConfirmSignUpInput } from './input';

/**
 * Makes the company that a mailed code stands for, on trial, with the one who asked as its first admin. A code works once;
 * a weak password or a taken subdomain leaves it open. Throws `invalid_code`, `slug_taken`, `password_too_weak`,
 * `not_found` while sign-up is closed, and `too_many_requests`.
 */
export async function confirmSignUp(raw: unknown, client: Client): Promise<{ slug: string }> {
  const { code, slug, password } = parseInput(ConfirmSignUpInput, raw);
  await countRequest(`sign-up-code/${code}`, `sign-up/${networkOf(client.address)}`);
  const passwordHash = await hashPassword(password);
  return withPlatform(async (tx) => {
    const { plan } = await assertOpen(tx);
    const asked = await loadSignUp(tx, code);
    if (!asked) throw new AppError('invalid_code');
    const { companyName: name, personName, email, locale: language } = asked;
    await assertStrongPassword(tx, password, email);
    const [{ now } = { now: '' }] = await tx.execute<{ now: string }>(sql`select now() as now`);
    const admin = { name: personName, email, passwordHash };
    const { tenantId, memberId } = await insertTenant(
      { tx, now: new Date(now) },
      { name, slug, plan, language, admin },
    );
    await tx.update(signUps).set({ usedAt: sql`now()` }).where(eq(signUps.id, asked.id));
    const after = { name, slug, plan, language, adminName: personName, adminEmail: email };
    const act = { actorName: personName, address: client.address, action: 'tenants.sign_up', after };
    await tx.insert(platformAuditEntries).values({ id: newId(), subjectTenantId: tenantId, ...act });
    await withinTenant(tx, tenantId, (own) =>
      own
        .insert(auditEntries)
        .values({ id: newId(), tenantId, memberId, ...act, entity: 'tenant', entityId: tenantId }),
    );
    return { slug };
  }).catch((error: unknown) => {
    throw translateDatabaseError(error);
  });
}
