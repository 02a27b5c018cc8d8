import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { translateDatabaseError } from '../database-error';
import { AppError, type ErrorCode } from '../errors';
import { log } from '../log';
import { parseInput } from '../parse-input';
import { noteRequest } from '../request-scope';
import { countFailure } from './count-failure';
import { findTenantBySlug } from './find-tenant';
import { LogInInput } from './input';
import { type Account, logRefusedSignIn } from './log-refused-sign-in';
import { beginAttempt, forgetAttempt, forgetFailures, judgeAttempt, type Verdict } from './login-attempts';
import { networkOf } from './network-of';
import { type Client, type Found, openSession, type SignedIn } from './open-session';
import { verifyPassword } from './password';
import { checkSecondFactor } from './second-factor';
import { watchForwarders } from './watch-forwarders';

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
    return await openSession(found, client);
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
