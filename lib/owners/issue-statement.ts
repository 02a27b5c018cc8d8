import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { ownerStatementLines, ownerStatements } from '@/db/schema/owners';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { newId } from '../id';
import { command, type WriteContext } from '../server/command';
import { insertMany } from '../server/insert-many';
import { nextNumber } from '../tenants/next-number';
import { IssueStatementInput } from './input';
import { lockOwner } from './lock-owner';
import { orderStatement } from './order-statement';
import { getOwnerBalance } from './owner-balance';
import { readStatement } from './read-statement';

/**
 * Gives an owner the statement of a month that is over, and freezes it. What changes later is in the next one. Throws
 * `month_not_over`, `invalid_transition` for a month at or before the last statement, and `quote_changed` if the lines add
 * up to something else than the manager saw.
 */
export const issueStatement = command(
  { name: 'owners.issue_statement', permission: 'owners.edit', input: IssueStatementInput },
  async (ctx, { ownerId, month, expectedCents }) => {
    const owner = await lockOwner(ctx, ownerId);
    if (month >= localDay(ctx.now, ctx.tenant.timeZone).slice(0, 7)) throw new AppError('month_not_over');
    const last = await findLastMonth(ctx, ownerId);
    if (last !== null && month <= last) throw new AppError('invalid_transition', { params: { from: last, to: month } });
    const lines = await readStatement(ctx, ownerId, month);
    const totalCents = lines.reduce((total, { amountCents }) => total + amountCents, 0);
    if (totalCents !== expectedCents) throw new AppError('quote_changed');
    const openingCents = await getOwnerBalance(ctx, ownerId);
    const id = newId();
    const { tenantId } = ctx;
    const number = await nextNumber(ctx, 'O');
    const statement = { number, ownerId, month, openingCents, totalCents, issuedAt: ctx.now, issuedBy: ctx.member.id };
    await ctx.tx.insert(ownerStatements).values({ tenantId, id, ...statement });
    const rows = lines.map((line, position) => ({ ...line, tenantId, id: newId(), statementId: id, position }));
    if (rows.length > 0) await insertMany(ctx.tx, ownerStatementLines, rows);
    await orderStatement(ctx, { id, owner, statement, lines });
    const after = { statementId: id, number, month, openingCents, totalCents };
    ctx.record({ entity: 'owner', entityId: ownerId, before: null, after });
    return { id, number };
  },
);

async function findLastMonth(ctx: WriteContext, ownerId: string): Promise<string | null> {
  const [row] = await ctx.tx
    .select({ month: ownerStatements.month })
    .from(ownerStatements)
    .where(and(eq(ownerStatements.tenantId, ctx.tenantId), eq(ownerStatements.ownerId, ownerId)))
    .orderBy(desc(ownerStatements.month))
    .limit(1);
  return row?.month ?? null;
}
