import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { drawers } from '@/db/schema/drawers';
import { countDrawer } from '@/lib/drawers/count-drawer';
import { getDrawer } from '@/lib/drawers/get-drawer';
import { listOpenDrawers } from '@/lib/drawers/list-drawers';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { collectPayment } from '@/lib/payments/collect-payment';
import { voidPayment } from '@/lib/payments/void-payment';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { exactCount } from '@/tests/support/exact-count';
import { makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { race } from '@/tests/support/race';

const ROUNDS = 5;

afterAll(closeDatabase);

it('puts a payment that comes while the day is closed into it or into the next one, never both or neither', async () => {
  const company = await makeTenant();
  const agent = await asAgent(company);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { drawerId } = await moveDrawer(agent, {
      ...{ direction: 'in', currency: 'USD', amountCents: '100', reason: `Round ${round}` },
    });
    const before = await query(agent, 'payments.close', (q) => getDrawer(q, drawerId));
    const rentals = await Promise.all(Array.from({ length: 4 }, () => makeActiveRental(company)));
    const collect = rentals.map(
      ({ id }) =>
        () =>
          collectPayment(agent, { rentalId: id, kind: 'balance', method: 'cash', amountCents: '7' }),
    );
    const count = () => countDrawer(agent, { ...exactCount(before), leftUsdCents: '100' });
    const { codes } = await race([...collect.slice(0, 2), count, ...collect.slice(2)]);
    const wasCounted = !codes.includes('drawer_moved');
    expect(codes.filter((code) => code === 'won')).toHaveLength(wasCounted ? 5 : 4);
    const rows = await withTenant(company.id, (tx) =>
      tx.select({ id: drawers.id, closedAt: drawers.closedAt }).from(drawers).where(eq(drawers.tenantId, company.id)),
    );
    const read = await query(agent, 'payments.close', (q) => Promise.all(rows.map(({ id }) => getDrawer(q, id))));
    const places = read.flatMap((drawer) => drawer.entries.map(({ rentalId }) => [rentalId, drawer.id]));
    expect(rentals.map(({ id }) => places.filter(([rentalId]) => rentalId === id).length)).toEqual([1, 1, 1, 1]);
    for (const drawer of read.filter(({ closedAt }) => closedAt !== null))
      expect(drawer.counts.at(-1)?.lines[0]?.expectedCents).toBe(drawer.lines[0]?.expectedCents);
    for (const drawer of read.filter(({ closedAt }) => closedAt === null))
      await countDrawer(agent, { ...exactCount(drawer), leftUsdCents: '0' });
  }
});

it('either voids a payment or counts it, where both happen at the same moment', async () => {
  const company = await makeTenant();
  const [agent, manager] = [await asAgent(company), await asManager(company)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: rentalId } = await makeActiveRental(company);
    const paid = await collectPayment(agent, { rentalId, kind: 'balance', method: 'cash', amountCents: '7' });
    const [before] = (await query(agent, 'payments.close', (q) => listOpenDrawers(q))).filter(
      ({ closedAt }) => closedAt === null,
    );
    if (!before) throw new Error('no drawer is open');
    const count = () => countDrawer(agent, exactCount(before));
    const { codes } = await race([count, () => voidPayment(manager, { paymentId: paid.id, reason: 'Mistyped' })]);
    expect([
      ['drawer_moved', 'won'],
      ['payment_closed', 'won'],
    ]).toContainEqual(codes);
    const after = await query(agent, 'payments.close', (q) => getDrawer(q, before.id));
    const counted = codes.includes('payment_closed');
    expect(after.lines[0]?.expectedCents).toBe(counted ? 700 : 0);
    if (!counted) await countDrawer(agent, exactCount(after));
  }
});
