import { withPlatform } from '@/db/client';
import { operators } from '@/db/schema/operators';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { AdminContext } from '@/lib/server/admin-context';

/** A signed-in operator's context, in or outside admin mode. */
export async function asOperator(role: OperatorRole = 'superadmin', adminMode = true): Promise<AdminContext> {
  const id = newId();
  const email = `${id}@wout.test`;
  await withPlatform((tx) => tx.insert(operators).values({ id, name: 'The operator', email, role }));
  return {
    operator: { id, name: 'The operator', email, role },
    adminMode,
    systemAdmin: true,
    sessionId: newId(),
    expiresAt: new Date(Date.now() + HOUR_MS),
    now: new Date(),
    address: '127.0.0.1',
  };
}
