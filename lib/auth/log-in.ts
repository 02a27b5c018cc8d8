import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members, sessions } from '@/db/schema/members';
import { operatorSessions, operators } from '@/db/schema/operators';
import { translateDatabaseError } from '../database-error';
import { AppError, type ErrorCode } from '../errors';
import { newId } from '../id';
import { log } from '../log';
import { parseInput } from '../parse-input';
import { noteRequest } from '../request-scope';
import { countFailure } from './count-failure';
import { describeDevice } from './describe-device';
import { findTenantBySlug } from './find-tenant';
import { LogInInput } from './input';
import { type Account, logRefusedSignIn } from './log-refused-sign-in';
import { beginAttempt, forgetAttempt, forgetFailures, judgeAttempt, type Verdict } from './login-attempts';
import { networkOf } from './network-of';
import { operatorSessionEnd } from './operator-session';
import { verifyPassword } from './password';
import { checkSecondFactor } from './second-factor';
import { entersAdminMode, isSystemAdmin } from './system-admin';
import type { SessionToken } from './token';
import { watchForwarders } from './watch-forwarders';

export interface SignedIn {
  token: SessionToken;
  tenant: { id: string; slug: string; name: string } | null;
  user: { id: string; name: string; email: string; role: string };
  adminMode: boolean;
}

export interface Client {
  address: string;
  /** Whether the address says that it forwards for somebody else, but is none of our proxies. */
  forwards?: boolean;
  userAgent: string | null;
}

const noteForwarder = watchForwarders((address) =>
  log.warn(
    { address },
    'Many people sign in from one address, which forwards for others: is it missing in TRUSTED_PROXIES?',
  ),
);

/**
 * Signs a member in to a company, or an operator if no company is given. An unknown company, email or password takes
 * the same time and throws `invalid_email_or_password`. `account_locked`, `account_suspended` and `tenant_suspended`
 * are thrown only after the right password, and so are `second_factor_required` and `invalid_second_factor`
 * (docs/rules.md §3).
 */
export async function logIn(raw: unknown, client: Client): Promise<SignedIn> {
  const input = parseInput(LogInInput, raw);
  const account = `${input.tenant ?? ''}/${input.email}`;
  let known: Account = null;
  try {
    const attempt = await beginAttempt(account, networkOf(client.address));
    const found = input.tenant ? await findMember(input.tenant, input.email) : await findOperator(input.email);
    known = accountOf(found);
    noteRequest(known ?? {});
    const right = await verifyPassword(found?.passwordHash ?? null, input.password);
    const verdict = found && right ? await judgeAttempt(attempt) : 'exhausted';
    if (!found || verdict === 'exhausted') {
      await countFailure(attempt, known);
      throw new AppError('invalid_email_or_password');
    }
    const refusal = refusalOf(found, verdict);
    const factor = refusal ? 'missing' : await secondFactorOf(found, input.code ?? null);
    // A wrong code is a guess like a wrong password, and counts with those.
    await (factor === 'wrong' ? countFailure(attempt, known) : forgetAttempt(attempt));
    if (refusal) throw new AppError(refusal);
    if (factor === 'missing') throw new AppError('second_factor_required');
    if (factor === 'wrong') throw new AppError('invalid_second_factor', { fields: { code: 'invalid_second_factor' } });
    await forgetFailures(account);
    noteForwarder({ address: client.address, forwards: client.forwards === true }, found.id);
    return found.tenant
      ? await openMemberSession(found, found.tenant, client)
      : await openOperatorSession(found, client);
  } catch (raw) {
    const error = translateDatabaseError(raw);
    if (error instanceof AppError) logRefusedSignIn(error.code, known, client.address);
    throw error;
  }
}

function accountOf(found: Found | null): Account {
  if (!found) return null;
  return found.tenant ? { tenantId: found.tenant.id, memberId: found.id } : { operatorId: found.id };
}

function refusalOf(found: Found, verdict: Verdict): ErrorCode | null {
  if (verdict === 'locked') return 'account_locked';
  if (!found.active) return 'account_suspended';
  return found.tenant?.status === 'suspended' ? 'tenant_suspended' : null;
}

function secondFactorOf({ id, tenant }: Found, code: string | null) {
  return checkSecondFactor(tenant ? { tenantId: tenant.id, memberId: id } : { operatorId: id }, code);
}

/** The id of no company. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Found {
  id: string;
  name: string;
  email: string;
  role: string;
  permissions: string[];
  active: boolean;
  passwordHash: string | null;
  tenant: { id: string; slug: string; name: string; status: string } | null;
}

async function findMember(slug: string, email: string): Promise<Found | null> {
  const tenant = await findTenantBySlug(slug);
  // Asked about an unknown company too. Otherwise its answer would come sooner.
  const tenantId = tenant?.id ?? NOBODY;
  const [member] = await withTenant(tenantId, (tx) =>
    tx
      .select()
      .from(members)
      .where(and(eq(members.tenantId, tenantId), eq(members.email, email), isNull(members.archivedAt))),
  );
  return member && tenant ? { ...member, permissions: [], tenant } : null;
}

async function findOperator(email: string): Promise<Found | null> {
  const [operator] = await withPlatform((tx) => tx.select().from(operators).where(eq(operators.email, email)));
  return operator ? { ...operator, tenant: null } : null;
}

async function openMemberSession(
  found: Found,
  tenant: NonNullable<Found['tenant']>,
  client: Client,
): Promise<SignedIn> {
  const sessionId = newId();
  await withTenant(tenant.id, async (tx) => {
    const session = {
      tenantId: tenant.id,
      id: sessionId,
      memberId: found.id,
      address: client.address,
      userAgent: client.userAgent,
    };
    await tx.insert(auditEntries).values({
      ...{ tenantId: tenant.id, id: newId(), memberId: found.id, actorName: found.name, address: client.address },
      ...{ action: 'members.sign_in', entity: 'member', entityId: found.id, before: null },
      after: { device: describeDevice(client.userAgent) },
    });
    await tx.insert(sessions).values({ ...session, expiresAt: sql`now() + wout_member_session_life()` });
    await tx
      .update(members)
      .set({ lastLoginAt: sql`now()` })
      .where(and(eq(members.tenantId, tenant.id), eq(members.id, found.id)));
  });
  return { token: { sessionId, tenantId: tenant.id }, tenant, user: publicUser(found), adminMode: false };
}

async function openOperatorSession(found: Found, client: Client): Promise<SignedIn> {
  const sessionId = newId();
  const facts = { tenantId: null, role: found.role, permissions: found.permissions };
  const adminMode = isSystemAdmin(facts) && entersAdminMode(facts);
  await withPlatform(async (tx) => {
    const session = {
      id: sessionId,
      operatorId: found.id,
      adminMode,
      address: client.address,
      userAgent: client.userAgent,
    };
    await tx.insert(operatorSessions).values({ ...session, expiresAt: operatorSessionEnd() });
    await tx.update(operators).set({ lastLoginAt: sql`now()` }).where(eq(operators.id, found.id));
  });
  return { token: { sessionId, tenantId: null }, tenant: null, user: publicUser(found), adminMode };
}

function publicUser({ id, name, email, role }: Found) {
  return { id, name, email, role };
}
