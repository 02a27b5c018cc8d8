import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Transaction } from '@/db/client';
import type { MemberRole } from '@/lib/auth/permissions';
import type { Locale } from '@/lib/i18n/locales';
import { type NamedApiKey, readApiKeyText } from '../auth/api-key';
import { authAddress } from '../auth/auth-address';
import { bearerToken } from '../auth/bearer-token';
import { clientAddress } from '../auth/client-address';
import { withKeySession } from '../auth/key-session';
import { type MemberSession, withMemberSession } from '../auth/member-session';
import { countRead } from '../auth/read-allowance';
import { namesAnother } from '../auth/sent-tenant';
import { sentToken } from '../auth/sent-token';
import { decodeSessionToken, type SessionToken } from '../auth/token';
import { translateDatabaseError } from '../database-error';
import { AppError, type ErrorCode } from '../errors';
import { log } from '../log';
import { noteMember } from './note-member';
import { type SharedRead, shareRead } from './shared-read';

export interface TenantContext {
  tenantId: string;
  tenant: {
    id: string;
    slug: string;
    name: string;
    timeZone: string;
    defaultLocale: Locale;
    htgRate: string | null;
    logoId: string | null;
    color: string | null;
    /** From which day on it is deleted, `2026-12-23`; null while nobody has given notice. */
    deleteOn: string | null;
  };
  member: { id: string; name: string; email: string; role: MemberRole };
  role: MemberRole;
  /** Set while an operator visits the company: who, and why (docs/rules.md §3). */
  visit?: { operatorId: string; reason: string };
  /** Set where another program calls with a company's key (docs/rules.md §11). The member is then the key's own row. */
  apiKey?: { id: string };
  sessionId: string;
  expiresAt: Date;
  /** The database's clock at the start of the request. Rules use no other clock. */
  now: Date;
  address: string | null;
  idempotencyKey?: string;
  /** Where long work reports its progress; undefined if nobody listens. */
  progress?: (at: { step: 'checking' | 'writing'; done: number; total: number }) => void;
  tx?: Transaction;
  /** The transaction that the session was read in, which a page's reads join. */
  reads?: SharedRead;
  /** Of the verb whose transaction is joined; see `WriteContext`. */
  afterCommit?: (work: () => Promise<void>) => void;
}

/**
 * The tenant named by the request's host or query (docs/rules.md §2), as determined by `middleware.ts`; null if it
 * names none.
 */
export async function requestedSlug(): Promise<string | null> {
  return (await headers()).get('x-wout-tenant') || null;
}

/** The session named by the request's cookie or bearer token, not yet verified. */
export const requestToken = cache(async (): Promise<SessionToken | null> => {
  const jar = await cookies();
  const value = sentToken(await headers(), (name) => jar.get(name));
  return value ? decodeSessionToken(value) : null;
});

/** The key that another program calls the API with, not yet verified. A page is for people, and takes none. */
const requestKey = cache(async (): Promise<NamedApiKey | null> => {
  const sent = await headers();
  const token = bearerToken(sent);
  return token && sent.get('x-wout-path')?.startsWith('/api/') ? readApiKeyText(token) : null;
});

/**
 * Opens a tenant transaction for what a route reads, and loads the session in it. Throws as `tenantContext` does,
 * before `run`.
 */
export function readAsMember<T>(run: (ctx: TenantContext & { tx: Transaction }) => Promise<T>): Promise<T> {
  return readAs(run, { enrolling: false });
}

async function readAs<T>(
  run: (ctx: TenantContext & { tx: Transaction }) => Promise<T>,
  { enrolling }: { enrolling: boolean },
): Promise<T> {
  try {
    const key = await requestKey();
    if (key) return await readByKey(key, run);
    const token = await requestToken();
    if (!token?.tenantId) throw new AppError('session_expired');
    const { tenantId, sessionId } = token;
    return await withMemberSession({ tenantId, sessionId }, async (tx, session) =>
      run({ ...(await contextOf(sessionId, session, { enrolling })), tx }),
    );
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

/** A key is nobody who could set up a second factor. Its writes count like its reads, since no person presses anything. */
function readByKey<T>(key: NamedApiKey, run: (ctx: TenantContext & { tx: Transaction }) => Promise<T>): Promise<T> {
  return withKeySession(key, async (tx, session) => {
    const ctx = await contextOf(key.keyId, session, { ended: 'api_key_ended' });
    countRead(`key ${key.keyId}`, ctx.now.getTime());
    return run({ ...ctx, tx });
  });
}

/**
 * The signed-in member, also one who must first set up a second factor. Only for what sets it up. Throws as
 * `tenantContext` does otherwise.
 */
export function enrollingContext(): Promise<TenantContext> {
  return readAs(async ({ tx, ...ctx }) => ctx, { enrolling: true });
}

const memberContext = cache((): Promise<TenantContext> => readAsMember(async ({ tx, ...ctx }) => ctx));

/** The context of a page, whose transaction stays open for the reads that follow at once. */
const pageContext = cache(
  () =>
    new Promise<TenantContext>((resolve, reject) => {
      let given = false;
      readAsMember(async ({ tx, ...ctx }) => {
        const reads = shareRead(tx);
        given = true;
        resolve({ ...ctx, reads });
        await reads.ended;
      }).catch((error: unknown) => {
        if (given) log.warn({ err: error }, 'work after a page has read its session failed');
        else reject(error);
      });
    }),
);

async function contextOf(
  sessionId: string,
  row: MemberSession | null,
  { enrolling = false, ended = 'session_expired' as ErrorCode },
): Promise<TenantContext> {
  if (row) noteMember(row);
  const slug = await requestedSlug();
  const elsewhere =
    (slug !== null && slug !== row?.tenant.slug) || (row !== null && namesAnother(await headers(), row.tenant));
  // Only reported for the session's own company. At another company's address it would seem to be about that one.
  if (row?.tenant.status === 'suspended' && !elsewhere) throw new AppError('tenant_suspended');
  if (row?.visit && !row.live) throw new AppError('visit_ended');
  if (!row?.live || !(row.visit || row.member.active)) throw new AppError(ended);
  if (elsewhere) throw new AppError('wrong_tenant');
  if (row.mustEnroll && !enrolling) throw new AppError('second_factor_missing');
  return {
    tenantId: row.tenant.id,
    tenant: { ...row.tenant, ...row.settings },
    member: row.member,
    role: row.member.role,
    visit: row.visit ?? undefined,
    apiKey: row.apiKey ?? undefined,
    sessionId,
    expiresAt: row.expiresAt,
    now: row.now,
    address: await clientAddress(),
  };
}

/** The signed-in member and company, for actions and route handlers. Throws `session_expired`, `visit_ended`, `wrong_tenant`, `tenant_suspended` or `second_factor_missing`. */
export async function tenantContext(idempotencyKey?: string): Promise<TenantContext> {
  const context = await memberContext();
  return idempotencyKey ? { ...context, idempotencyKey } : context;
}

/** The signed-in member and company, for pages. Redirects everyone else as in docs/rules.md §2 and §3. */
export async function requireTenant(): Promise<TenantContext> {
  try {
    return await pageContext();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const next = (await headers()).get('x-wout-path');
    if (error.code === 'session_expired') {
      const token = await requestToken();
      if (token && !token.tenantId) redirect('/admin');
      redirect(await authAddress('login', { reason: token ? 'session_expired' : null, next }));
    }
    if (error.code === 'visit_ended') redirect(await authAddress('login', { reason: 'visit_ended' }));
    if (error.code === 'second_factor_missing') redirect('/auth/second-factor');
    if (error.code === 'wrong_tenant') redirect(await authAddress('login', { reason: 'wrong_tenant', next }));
    if (error.code === 'tenant_suspended') redirect(await authAddress('login', { reason: 'tenant_suspended' }));
    throw error;
  }
}
