import type { BrowserContext } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { operatorSessions, operators } from '@/db/schema/operators';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import type { MemberRole } from '@/lib/auth/permissions';
import { encodeSessionToken, type SessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import type { TestTenant } from '@/tests/support/factories';
import { at } from './at';

/** Signs a browser in as a company's member, with a session row and its cookie. The form has its own journeys. */
export async function signInAs(context: BrowserContext, company: TestTenant, role: MemberRole): Promise<void> {
  const token = { tenantId: company.id, sessionId: newId() };
  const session = { tenantId: company.id, id: token.sessionId, memberId: company.members[role] };
  await withTenant(company.id, (tx) =>
    tx.insert(sessions).values({ ...session, expiresAt: sql`now() + interval '14 days'` }),
  );
  await giveCookie(context, company.slug, token);
}

/** Signs a browser in as a new operator in admin mode. */
export async function signInAsOperator(context: BrowserContext, role: OperatorRole = 'superadmin'): Promise<void> {
  const token = { tenantId: null, sessionId: newId() };
  const operator = { id: newId(), name: 'Roseline Guerrier', email: `${newId()}@wout.test`, role };
  const session = { id: token.sessionId, operatorId: operator.id, adminMode: true };
  await withPlatform(async (tx) => {
    await tx.insert(operators).values(operator);
    await tx.insert(operatorSessions).values({ ...session, expiresAt: sql`now() + interval '12 hours'` });
  });
  await giveCookie(context, 'admin', token);
}

async function giveCookie(context: BrowserContext, label: string, token: SessionToken): Promise<void> {
  const value = await encodeSessionToken(token);
  await context.addCookies([{ name: 'wout.session', value, url: at(label), httpOnly: true, sameSite: 'Lax' }]);
}
