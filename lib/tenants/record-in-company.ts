import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { tenants } from '@/db/schema/tenants';
import { newId } from '../id';
import type { OperatorWriteContext } from '../server/operator-command';

interface Entry {
  tenantId: string;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
}

/**
 * Writes what an operator does to a company in the company's own audit log, with the operator's name. One that is being deleted,
 * or is gone, has no log any more.
 */
export async function recordInCompany({ tx, operator, address }: OperatorWriteContext, entry: Entry): Promise<void> {
  const there = and(eq(tenants.id, entry.tenantId), isNull(tenants.deletionStartedAt));
  if ((await tx.$count(tenants, there)) === 0) return;
  const actor = { operatorId: operator.id, actorName: operator.name, address };
  await tx.insert(auditEntries).values({ id: newId(), ...actor, ...entry });
}
