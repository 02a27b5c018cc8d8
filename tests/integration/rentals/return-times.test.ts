import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { previewReturn } from '@/lib/payments/preview-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const MINUTE_MS = 60_000;
const ZONE = 'America/Port-au-Prince';
// Whole minutes, because a wall-clock field holds no more.
const NOW = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const PICKUP = NOW + 10 * MINUTE_MS;

const at = (minutes: number) => ({ returnedAt: instantToLocal(new Date(NOW + minutes * MINUTE_MS), ZONE) });
const back = { fuelLevel: 'full', unsignedReason: 'key_drop', odometerKm: 40_003 };

afterAll(closeDatabase);

it('takes a vehicle back that was handed over ahead of its pickup, at the days agreed', async () => {
  const tenant = await makeTenant();
  const [agent, manager] = [await asAgent(tenant), await asManager(tenant)];
  // Handed over a little more than twenty minutes ago, thirty minutes before the pickup time.
  const values = { activatedAt: new Date(NOW - 20 * MINUTE_MS + 17_000) };
  const early = { out: new Date(PICKUP), due: new Date(PICKUP + 4 * DAY_MS), values };
  const [kept, agreed] = [await makeActiveRental(tenant, early), await makeActiveRental(tenant, early)];
  await expect(settleReturn(agent, { rentalId: kept.id, ...back, ...at(-21) })).rejects.toMatchObject({
    fields: { returnedAt: 'return_before_pickup' },
  });
  expect(await settleReturn(agent, { rentalId: kept.id, ...back, ...at(0) })).toMatchObject({
    sumCents: 0,
    dueCents: 22_000,
  });
  const used = { rentalId: agreed.id, ...back, ...at(0), usedDaysOnly: true };
  expect(await settleReturn(manager, used)).toMatchObject({ sumCents: -16_500, dueCents: 5_500 });
});

it('takes a time up to five minutes ahead, because clocks differ', async () => {
  const tenant = await makeTenant();
  const agent = await asAgent(tenant, { now: new Date(NOW) });
  const { id } = await makeActiveRental(tenant);
  await expect(settleReturn(agent, { rentalId: id, ...back, ...at(6) })).rejects.toMatchObject({
    fields: { returnedAt: 'return_in_future' },
  });
  await expect(settleReturn(agent, { rentalId: id, ...back, ...at(5) })).resolves.toMatchObject({ id });
});

it('works out no return that is centuries ahead, and one of two years', async () => {
  const tenant = await makeTenant();
  const ctx = await asAgent(tenant);
  const { id: rentalId } = await makeActiveRental(tenant);
  const ask = (returnedAt: string) => query(ctx, 'rentals.view', (q) => previewReturn(q, { rentalId, returnedAt }));
  const refused = { code: 'validation_error', fields: { returnedAt: 'return_in_future' } };
  await expect(ask('2190-01-01T09:00')).rejects.toMatchObject(refused);
  await expect(settleReturn(ctx, { rentalId, ...back, returnedAt: '2190-01-01T09:00' })).rejects.toMatchObject(refused);
  expect((await ask(at(731 * 24 * 60).returnedAt)).sumCents).toBeGreaterThan(700 * 5500);
});
