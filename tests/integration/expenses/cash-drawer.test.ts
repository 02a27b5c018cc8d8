import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { countDrawer } from '@/lib/drawers/count-drawer';
import { drawerVersion } from '@/lib/drawers/drawer-version';
import { listOpenDrawers } from '@/lib/drawers/list-drawers';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { recordExpense } from '@/lib/expenses/record-expense';
import { voidExpense } from '@/lib/expenses/void-expense';
import { issueStatement } from '@/lib/owners/issue-statement';
import { payOwner } from '@/lib/owners/pay-owner';
import { voidPayout } from '@/lib/owners/void-payout';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { expenseValues } from '@/tests/support/make-expense';
import { makeEarned } from '@/tests/support/make-owner';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** What a member's open drawer of today should hold in cash, in cents of each currency, and what its moves say. */
async function cashOf(ctx: TenantContext) {
  const open = await query(ctx, 'payments.close', (q) => listOpenDrawers(q));
  const drawer = open.find(({ memberId, closedAt }) => memberId === ctx.member.id && closedAt === null);
  if (!drawer) throw new Error('no drawer was opened');
  const [usd, htg] = drawer.lines.map(({ expectedCents }) => expectedCents);
  return { drawer, usd, htg, said: drawer.moves.map(({ reason }) => reason) };
}

it('takes an expense in cash out of the drawer of who paid it, in its currency, and no other expense', async () => {
  const [agent, manager] = [await asAgent(tenant), await asManager(tenant)];
  await moveDrawer(agent, { direction: 'in', currency: 'USD', amountCents: '100', reason: 'Float' });
  await recordExpense(agent, expenseValues({ vendor: 'Estasyon Delmas' }));
  await recordExpense(agent, expenseValues({ currency: 'HTG', paidHtgCents: '1 500', htgRate: '131,5' }));
  await recordExpense(agent, expenseValues({ method: 'bank_transfer', amountCents: '70' }));
  await recordExpense(manager, expenseValues({ paidBy: agent.member.id, amountCents: '5' }));
  expect(await cashOf(agent)).toMatchObject({ usd: 10_000 - 4_500 - 500, htg: -150_000 });
  expect((await cashOf(agent)).said).toContain('Dépense · Carburant · Estasyon Delmas');
});

it('puts a voided one back into the drawer of that day, and leaves the counted one as it was', async () => {
  const [agent, manager] = [await asAgent(tenant), await asManager(tenant)];
  await moveDrawer(agent, { direction: 'in', currency: 'USD', amountCents: '45', reason: 'Float' });
  const { id: expenseId } = await recordExpense(agent, expenseValues());
  const { drawer } = await cashOf(agent);
  await countDrawer(agent, { drawerId: drawer.id, seen: drawerVersion(drawer), usd: {}, htg: {} });
  await voidExpense(manager, { expenseId, reason: 'Twice' });
  const next = await cashOf(agent);
  expect(next).toMatchObject({ usd: 4_500, said: ['Dépense annulée · Carburant'] });
  expect(next.drawer.id).not.toBe(drawer.id);
});

it('takes a payout in cash out of the drawer of the manager who pays it, and puts it back once voided', async () => {
  const manager = await asManager(tenant);
  const { ownerId } = await makeEarned(tenant);
  await issueStatement(manager, { ownerId, month: '2025-11', expectedCents: 15_400 });
  const { id: payoutId } = await payOwner(manager, { ownerId, amountCents: '100' });
  expect((await cashOf(manager)).usd).toBe(-10_000);
  await voidPayout(manager, { payoutId, reason: 'A typing error' });
  expect(await cashOf(manager)).toMatchObject({
    usd: 0,
    said: ['Versement à Ginette Fils-Aimé Duré', 'Versement à Ginette Fils-Aimé Duré, annulé'],
  });
});
