import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { OperatorPermission, OperatorRole } from '@/lib/auth/operator-permissions';
import { isSystemAdmin } from '@/lib/auth/system-admin';
import { clientAddress } from '../auth/client-address';
import { loadOperatorSession } from '../auth/operator-session';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { noteRequest } from '../request-scope';
import { assertMayOperate } from './assert-may-operate';
import { requestToken } from './context';

export interface AdminContext {
  operator: { id: string; name: string; email: string; role: OperatorRole };
  adminMode: boolean;
  /** May switch to admin mode. */
  systemAdmin: boolean;
  sessionId: string;
  expiresAt: Date;
  now: Date;
  address: string | null;
  /** Sent by the client: a verb's work is done once per key. */
  idempotencyKey?: string;
}

/** The signed-in operator, in admin mode or not. Throws `session_expired` or `second_factor_missing`. */
export const operatorContext = cache((): Promise<AdminContext> => contextOf({ enrolling: false }));

/** The same, also for one who must first set up a second factor. Only for what sets it up. */
export function enrollingOperatorContext(): Promise<AdminContext> {
  return contextOf({ enrolling: true });
}

async function contextOf({ enrolling }: { enrolling: boolean }): Promise<AdminContext> {
  const token = await requestToken();
  if (!token || token.tenantId) throw new AppError('session_expired');
  const row = await loadOperatorSession(token.sessionId).catch((error) => {
    throw translateDatabaseError(error);
  });
  if (row) noteRequest({ operatorId: row.operator.id });
  if (!row?.live || !row.operator.active) throw new AppError('session_expired');
  if (row.mustEnroll && !enrolling) throw new AppError('second_factor_missing');
  const admin = isSystemAdmin({ tenantId: null, role: row.operator.role, permissions: row.operator.permissions });
  return {
    operator: row.operator,
    adminMode: row.adminMode && admin,
    systemAdmin: admin,
    sessionId: token.sessionId,
    expiresAt: row.expiresAt,
    now: new Date(row.now),
    address: await clientAddress(),
  };
}

/** An operator with a permission, in the admin mode that it needs, for admin verbs and routes. Throws `insufficient_permissions`. */
export async function adminContext(permission: OperatorPermission): Promise<AdminContext> {
  const context = await operatorContext();
  assertMayOperate(context, permission);
  return context;
}

/**
 * For admin pages: redirects a member to /dashboard, a stranger to the login, and an operator outside admin mode to a
 * page that says so. Who must set up a second factor is sent to where that is done (docs/rules.md §3).
 */
export async function requireAdmin(permission: OperatorPermission): Promise<AdminContext> {
  const token = await requestToken();
  if (!token) redirect('/auth/login');
  if (token.tenantId) redirect('/dashboard');
  try {
    return await adminContext(permission);
  } catch (error) {
    if (error instanceof AppError && error.code === 'session_expired') redirect('/auth/login');
    if (error instanceof AppError && error.code === 'second_factor_missing') redirect('/auth/second-factor');
    if (error instanceof AppError && error.code === 'insufficient_permissions') redirect('/auth/operator');
    throw error;
  }
}
