import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { countDrawer } from '@/lib/drawers/count-drawer';
import { drawerVersion } from '@/lib/drawers/drawer-version';
import { getClose } from '@/lib/drawers/get-close';
import { getDrawer } from '@/lib/drawers/get-drawer';
import { listOpenDrawers, listSignedDrawers } from '@/lib/drawers/list-drawers';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { signDrawer } from '@/lib/drawers/sign-drawer';
import { DAY_MS } from '@/lib/durations';
import { collectPayment } from '@/lib/payments/collect-payment';
import { refundPayment } from '@/lib/payments/refund-payment';
import { voidPayment } from '@/lib/payments/void-payment';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { exactCount } from '@/tests/support/exact-count';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const RATE = '131.5000';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({ htgRate: RATE, htgRateOn: '2026-11-20' });
});
afterAll(closeDatabase);

async function pay(ctx: TenantContext, amount: Record<string, unknown>) {
  const { id } = await makeActiveRental(tenant);
  return collectPayment(ctx, { rentalId: id, kind: 'balance', method: 'cash', ...amount });
}

async function onlyOpen(ctx: TenantContext) {
  const [drawer] = await openOf(ctx);
  if (!drawer) throw new Error('no drawer is open');
  return drawer;
}

async function openOf(ctx: TenantContext) {
  const open = await query(ctx, 'payments.close', (q) => listOpenDrawers(q));
  return open.filter(({ memberId, closedAt }) => memberId === ctx.member.id && closedAt === null);
}

it('closes a day in two currencies: what came in, what is left, the difference explained, signed off, on paper', async () => {
  const [agent, manager] = [await asAgent(tenant), await asManager(tenant)];
  await moveDrawer(agent, { direction: 'in', currency: 'USD', amountCents: '50', reason: 'Float' });
  await pay(agent, { amountCents: '120' });
  await pay(agent, { currency: 'HTG', receivedHtgCents: '13 150', htgRate: RATE });
  await pay(agent, { method: 'cheque', amountCents: '80', reference: 'N° 7' });
  const drawer = await onlyOpen(agent);
  expect(drawer.lines.map(({ method, currency, expectedCents }) => [method, currency, expectedCents])).toEqual([
    ['cash', 'USD', 17_000],
    ['cash', 'HTG', 1_315_000],
    ['cheque', 'USD', 8_000],
  ]);
  const count = {
    ...{ drawerId: drawer.id, seen: drawerVersion(drawer), usd: { 2000: 8, 500: 2 }, others: { cheque: '80' } },
    ...{ htg: { 100000: 13, 10000: '1' }, leftUsdCents: '50', leftHtgCents: '1 000' },
  };
  await expect(countDrawer(agent, count)).rejects.toMatchObject({ fields: { reason: 'reason_required' } });
  const tooMuch = { ...count, leftUsdCents: '170.01', reason: 'x' };
  await expect(countDrawer(agent, tooMuch)).rejects.toMatchObject({ fields: { leftUsdCents: 'left_exceeds_counted' } });
  const { countId } = await countDrawer(agent, { ...count, reason: 'Fifty gourdes short in change' });
  const { number } = await signDrawer(manager, { drawerId: drawer.id, countId });
  expect(number).toMatch(/^C-\d{4}-00001$/);
  const closed = await query(agent, 'payments.close', (q) => getDrawer(q, drawer.id));
  expect(closed).toMatchObject({ number, signer: 'The manager', clerk: 'The agent' });
  expect(closed.counts[0]).toMatchObject({ reason: 'Fifty gourdes short in change', by: 'The agent' });
  expect(closed.counts[0]?.lines.map(({ differenceCents }) => differenceCents)).toEqual([0, -5_000, 0]);
  const history = await query(manager, 'payments.close', (q) => listSignedDrawers(q, { cursor: null, size: 10 }));
  expect(history.rows[0]).toMatchObject({ id: drawer.id, number, clerk: 'The agent', signer: 'The manager' });
  expect((await getClose(agent, drawer.id)).content.subarray(0, 5).toString()).toBe('%PDF-');
  await pay(agent, { amountCents: '10' });
  const [next] = await openOf(agent);
  expect(next?.lines).toMatchObject([
    { currency: 'USD', openingCents: 5_000, expectedCents: 6_000 },
    { currency: 'HTG', openingCents: 100_000, expectedCents: 100_000 },
  ]);
});

it('never changes what is closed: a correction is a new entry of today', async () => {
  const manager = await asManager(tenant);
  const paid = await pay(manager, { amountCents: '40' });
  const drawer = await onlyOpen(manager);
  await countDrawer(manager, exactCount(drawer));
  const wrong = { paymentId: paid.id, reason: 'Mistyped' };
  await expect(voidPayment(manager, wrong)).rejects.toMatchObject({ code: 'payment_closed' });
  await refundPayment(manager, { paymentId: paid.id, amountCents: '40', method: 'cash' });
  const [now] = await openOf(manager);
  expect(now?.id).not.toBe(drawer.id);
  expect(now?.lines[0]).toMatchObject({ outCents: 4_000, expectedCents: -4_000 });
  const counted = await query(manager, 'payments.close', (q) => getDrawer(q, drawer.id));
  expect(counted.lines).toEqual(drawer.lines);
});

it('agrees with a terminal that gave back more than came in', async () => {
  const company = await makeTenant();
  const manager = await asManager(company, { now: new Date(Date.now() - DAY_MS) });
  const { id } = await makeActiveRental(company, { out: new Date(Date.now() - 3 * DAY_MS) });
  const paid = await collectPayment(manager, {
    rentalId: id,
    kind: 'balance',
    method: 'credit_card',
    amountCents: '90',
  });
  await countDrawer(manager, exactCount(await onlyOpen(manager)));
  const today = await asManager(company);
  await refundPayment(today, { paymentId: paid.id, amountCents: '40', method: 'credit_card' });
  const drawer = await onlyOpen(today);
  expect(drawer.lines[2]).toMatchObject({ method: 'credit_card', expectedCents: -4_000 });
  await countDrawer(today, { ...exactCount(drawer), others: { credit_card: '-40,00' } });
});

it('is refused by the database too, whatever the code would try', async () => {
  const manager = await asManager(tenant);
  await pay(manager, { amountCents: '5' });
  for (const change of [
    sql`update payments set amount_cents = amount_cents + 1`,
    sql`update payments set drawer_id = null`,
    sql`delete from payments`,
    sql`update charges set amount_cents = amount_cents + 1`,
    sql`delete from charges`,
    sql`update deposit_applications set amount_cents = 1`,
    sql`update account_applications set amount_cents = 1`,
    sql`update drawer_counts set reason = ''`,
    sql`delete from drawer_moves`,
    sql`update drawers set business_day = business_day + 1`,
  ]) {
    const attempt = withTenant(tenant.id, (tx) => tx.execute(change));
    await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});

it('closes the days of a clerk in their order, and tells who counts that something has moved', async () => {
  const company = await makeTenant();
  const yesterday = await asAgent(company, { now: new Date(Date.now() - DAY_MS) });
  const today = await asAgent(company);
  const float = { direction: 'in', currency: 'USD', amountCents: '10', reason: 'Float' };
  const first = await moveDrawer(yesterday, float);
  const second = await moveDrawer(today, float);
  expect(second.drawerId).not.toBe(first.drawerId);
  const late = { drawerId: second.drawerId, seen: 1, usd: { 1000: 1 }, htg: {} };
  await expect(countDrawer(today, late)).rejects.toMatchObject({ code: 'drawer_before_open' });
  const early = { drawerId: first.drawerId, seen: 1, usd: { 500: 2 }, htg: {}, leftUsdCents: '10' };
  await moveDrawer(yesterday, float);
  await expect(countDrawer(today, early)).rejects.toMatchObject({ code: 'drawer_moved' });
  await countDrawer(today, { ...early, seen: 2, usd: { 500: 4 }, leftUsdCents: '5' });
  // Counted again before it is signed off. The last count holds, and the other one can't be signed any more.
  const wrong = { ...early, seen: 2, usd: { 500: 3 }, reason: 'One note is missing' };
  const { countId } = await countDrawer(today, wrong);
  const later = await asAgent(company, { now: new Date(today.now.getTime() + 1_000) });
  await countDrawer(later, { ...early, seen: 2, usd: { 500: 4 } });
  const manager = await asManager(company);
  await expect(signDrawer(manager, { drawerId: first.drawerId, countId })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  await countDrawer(today, { ...late, usd: { 1000: 2 } });
  await expect(countDrawer(today, { ...early, seen: 2 })).rejects.toMatchObject({ code: 'invalid_transition' });
});

it('shows an agent no drawer but the own', async () => {
  const manager = await asManager(tenant);
  await pay(manager, { amountCents: '5' });
  const theirs = await onlyOpen(manager);
  const agent = await asAgent(tenant);
  const read = query(agent, 'payments.close', (q) => getDrawer(q, theirs.id));
  await expect(read).rejects.toMatchObject({ code: 'record_not_found' });
  const count = { drawerId: theirs.id, seen: drawerVersion(theirs), usd: {}, htg: {} };
  await expect(countDrawer(agent, count)).rejects.toMatchObject({ code: 'record_not_found' });
  const seen = await query(agent, 'payments.close', (q) => listOpenDrawers(q));
  expect(seen.every(({ memberId }) => memberId === agent.member.id)).toBe(true);
});
