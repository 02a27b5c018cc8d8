import 'server-only';
import { and, eq } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { operatorSessions, platformAuditEntries } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';

interface OperatorSession {
  operator: { id: string; name: string };
  sessionId: string;
  systemAdmin: boolean;
  address: string | null;
}

/**
 * Switches an operator's session to admin mode; one that is in it already stays so. Throws `no_admin_access` for anyone who
 * is not a system administrator (docs/rules.md §3).
 */
export async function enterAdminMode({ operator, sessionId, systemAdmin, address }: OperatorSession): Promise<void> {
  if (!systemAdmin) throw new AppError('no_admin_access');
  await withPlatform(async (tx) => {
    const turned = await tx
      .update(operatorSessions)
      .set({ adminMode: true })
      .where(and(eq(operatorSessions.id, sessionId), eq(operatorSessions.adminMode, false)))
      .returning({ id: operatorSessions.id });
    if (turned.length === 0) return;
    const entry = { id: newId(), operatorId: operator.id, actorName: operator.name, address };
    await tx.insert(platformAuditEntries).values({ ...entry, action: 'operators.enter_admin_mode' });
  });
}
