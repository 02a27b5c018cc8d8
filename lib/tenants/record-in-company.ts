import 'server-only';
import { auditEntries } from '@/db/schema/activity';
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

/** Writes what an operator does to a company in the company's own audit log, with the operator's name. */
export async function recordInCompany({ tx, operator, address }: OperatorWriteContext, entry: Entry): Promise<void> {
  const actor = { operatorId: operator.id, actorName: operator.name, address };
  await tx.insert(auditEntries).values({ id: newId(), ...actor, ...entry });
}
