import { afterAll, describe, expect, it, vi } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { operatorSessions, operators } from '@/db/schema/operators';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { adminContext, operatorContext, requireAdmin } from '@/lib/server/admin-context';
import { requireTenant } from '@/lib/server/context';

const request = vi.hoisted(() => ({ session: null as string | null }));
// Next's own functions, which give a page its request.
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
  cookies: async () => ({ get: (name: string) => name === 'wout.session' && { value: request.session } }),
}));

const expiresAt = new Date(Date.now() + HOUR_MS);
afterAll(closeDatabase);

function arrive({ as }: { as: string | null }) {
  request.session = as;
}

type Operator = Partial<typeof operators.$inferInsert>;
async function operatorToken({
  adminMode = true,
  ended = false,
  ...values
}: Operator & Partial<Record<'adminMode' | 'ended', boolean>> = {}) {
  const operator = { id: newId(), name: 'Odile', email: `${newId()}@wout.test`, role: 'support' as const, ...values };
  const session = { id: newId(), operatorId: operator.id, adminMode, expiresAt, revokedAt: ended ? new Date() : null };
  await withPlatform(async (tx) => {
    await tx.insert(operators).values(operator);
    await tx.insert(operatorSessions).values(session);
  });
  return encodeSessionToken({ sessionId: session.id, tenantId: null });
}

const memberToken = () => encodeSessionToken({ sessionId: newId(), tenantId: newId() });

function code(work: () => Promise<unknown>) {
  return work().then(
    () => 'let in',
    (error) => error.code ?? String(error),
  );
}

/** Where a page sends the caller, or `let in`. */
function destination(page: () => Promise<unknown>) {
  return page().then(
    () => 'let in',
    (error) => String(error.digest ?? error).split(';')[2],
  );
}

describe('an operator', () => {
  it('is who the session names', async () => {
    arrive({ as: await operatorToken({ permissions: ['admin.view'] }) });
    expect(await adminContext('tenants.view')).toMatchObject({
      operator: { name: 'Odile', role: 'support' },
      adminMode: true,
      systemAdmin: true,
      expiresAt,
      address: '203.0.113.7',
    });
    expect(await code(() => adminContext('tenants.suspend'))).toBe('insufficient_permissions');
    arrive({ as: await operatorToken({ adminMode: false, role: 'owner' }) });
    expect(await operatorContext()).toMatchObject({ adminMode: false, systemAdmin: true });
    // The session says admin mode, but the operator no longer has the role for it.
    arrive({ as: await operatorToken() });
    expect(await operatorContext()).toMatchObject({ adminMode: false, systemAdmin: false });
  });

  it.each([
    ['is nobody', async () => arrive({ as: null }), 'session_expired', '/auth/login'],
    ['is a member', async () => arrive({ as: await memberToken() }), 'session_expired', '/dashboard'],
    [
      'was deactivated',
      async () => arrive({ as: await operatorToken({ role: 'owner', active: false }) }),
      'session_expired',
      '/auth/login',
    ],
    [
      'was signed out',
      async () => arrive({ as: await operatorToken({ role: 'owner', ended: true }) }),
      'session_expired',
      '/auth/login',
    ],
    [
      'is outside admin mode',
      async () => arrive({ as: await operatorToken({ role: 'owner', adminMode: false }) }),
      'insufficient_permissions',
      '/auth/operator',
    ],
    [
      'lacks the right',
      async () => arrive({ as: await operatorToken({ permissions: ['admin.view'] }) }),
      'insufficient_permissions',
      '/auth/operator',
    ],
    ['may', async () => arrive({ as: await operatorToken({ role: 'owner' }) }), 'let in', 'let in'],
  ])('who %s is answered', async (_who, become, error, address) => {
    await become();
    expect(await code(() => adminContext('plans.manage'))).toBe(error);
    expect(await destination(() => requireAdmin('plans.manage'))).toBe(address);
  });
});

it('is told that the database is away, and not sent to another page', async () => {
  arrive({ as: await operatorToken({ role: 'owner' }) });
  await closeDatabase();
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  expect(await code(() => requireAdmin('plans.manage'))).toBe('database_unavailable');
  arrive({ as: await memberToken() });
  expect(await code(requireTenant)).toBe('database_unavailable');
  await closeDatabase();
  vi.unstubAllEnvs();
});
