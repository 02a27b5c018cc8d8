import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { ownerStatementLines, ownerStatements } from '@/db/schema/owners';
import type { ReadContext } from '../server/query';
import { readEntries } from './read-entries';
import { type StatementLine, statementLines } from './statement-lines';

export type NamedLine = StatementLine & { label: string };

/** The lines that an owner's statement of a month would have if it were issued now. */
export async function readStatement(ctx: ReadContext, ownerId: string, month: string): Promise<NamedLine[]> {
  const [entries, stated] = await Promise.all([readEntries(ctx, ownerId, month), listStated(ctx, ownerId)]);
  const labels = new Map([...stated, ...entries].map(({ sourceId, label }) => [sourceId, label]));
  return statementLines(entries, stated, month)
    .map((line) => ({ ...line, label: labels.get(line.sourceId) ?? '' }))
    .sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

/** Every line of the statements that an owner was given. */
function listStated(ctx: ReadContext, ownerId: string) {
  const { kind, sourceId, vehicleId, month, days, baseCents, amountCents, label } = ownerStatementLines;
  return ctx.tx
    .select({ kind, sourceId, vehicleId, month, days, baseCents, amountCents, label })
    .from(ownerStatementLines)
    .innerJoin(
      ownerStatements,
      and(
        eq(ownerStatements.tenantId, ownerStatementLines.tenantId),
        eq(ownerStatements.id, ownerStatementLines.statementId),
      ),
    )
    .where(and(eq(ownerStatementLines.tenantId, ctx.tenantId), eq(ownerStatements.ownerId, ownerId)))
    .orderBy(desc(ownerStatements.month), ownerStatementLines.position);
}

const ORDER = { rent: 1, month: 2, cost: 3 };

/** The month's own lines last to first in time, by kind, vehicle and number. */
function placeOf({ month, kind, vehicleId, label }: NamedLine): string {
  return [month, ORDER[kind], vehicleId, label].join(' ');
}
