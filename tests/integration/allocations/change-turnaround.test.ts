import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { changeTurnaround } from '@/lib/allocations/change-turnaround';
import { HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asAdmin, asAgent, asManager } from '@/tests/support/contexts';
import { asReadNow, editNow } from '@/tests/support/edit-now';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { agreedValues, handOver } from '@/tests/support/hand-over';
import { makeReservation } from '@/tests/support/make-reservation';
import { reserve } from '@/tests/support/reserve';
import { checkedIn } from '@/tests/support/take-back';

const START = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS;
const hour = (count: number) => new Date(START + count * HOUR_MS);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function change(turnaroundMinutes: number) {
  const ctx = await asAdmin(tenant);
  return changeTurnaround(ctx, await asReadNow(changeTurnaround, ctx, { turnaroundMinutes }));
}

/** The minutes by which a reservation's hold outlasts its return. */
async function held(reservationId: string, returnAt: Date): Promise<number> {
  const mine = and(eq(vehicleAllocations.tenantId, tenant.id), eq(vehicleAllocations.reservationId, reservationId));
  const [row] = await withTenant(tenant.id, (tx) =>
    tx
      .select({ period: vehicleAllocations.period })
      .from(vehicleAllocations)
      .where(and(mine, isNull(vehicleAllocations.releasedAt))),
  );
  const [, until = ''] = [...String(row?.period).matchAll(/"([^"]+)"/g)].map(([, at = '']) => at);
  return (new Date(`${until.replace(' ', 'T')}:00`).getTime() - returnAt.getTime()) / MINUTE_MS;
}

it('reaches the holds that stand where there is room, and names the others', async () => {
  const vehicleId = await makeVehicle(tenant);
  const first = await makeReservation(tenant, { vehicleId, pickupAt: hour(0), dueAt: hour(24) });
  const second = await makeReservation(tenant, { vehicleId, pickupAt: hour(25), dueAt: hour(48) });
  const third = await makeReservation(tenant, { vehicleId, pickupAt: hour(50), dueAt: hour(72) });
  const { short } = await change(90);
  expect(short).toEqual([
    expect.objectContaining({
      kind: 'reservation',
      recordId: first.id,
      returnAt: hour(24).toISOString(),
      nextFrom: hour(25).toISOString(),
      nextNumber: second.number,
    }),
  ]);
  expect(await held(first.id, hour(24))).toBe(60);
  expect(await held(second.id, hour(48))).toBe(90);
  expect(await held(third.id, hour(72))).toBe(90);
  await expect(change(30)).resolves.toMatchObject({ short: [] });
  expect(await held(first.id, hour(24))).toBe(30);
});

it('keeps what is booked next from coming too soon', async () => {
  const vehicleId = await makeVehicle(tenant);
  await reserve(tenant, { vehicleId });
  await change(120);
  const follows = { vehicleId, pickupAt: localIn(73), dueAt: localIn(97), expectedTotalCents: 9_500 };
  const refused = reserve(tenant, { vehicleId }, follows);
  await expect(refused).rejects.toMatchObject({ code: 'vehicle_not_available' });
  const later = reserve(tenant, { vehicleId }, { ...follows, pickupAt: localIn(74) });
  await expect(later).resolves.toMatchObject({ vehicleId });
});

describe('a booking that stood before, with the next customer right after it', () => {
  async function backToBack() {
    const vehicleId = await makeVehicle(tenant);
    const now = Date.now();
    const first = await reserve(tenant, { vehicleId }, { pickupAt: localIn(0, now), dueAt: localIn(48, now) });
    await reserve(tenant, { vehicleId }, { pickupAt: localIn(48, now), dueAt: localIn(96, now) });
    return first;
  }

  it('is handed over, and what shows its price says so before', async () => {
    const first = await backToBack();
    await change(120);
    const ctx = await asAgent(tenant);
    const { id } = await startAgreement(ctx, { reservationId: first.id });
    const shown = await query(ctx, 'rentals.view', (q) => quoteDraft(q, agreedValues(first), id));
    expect(shown.clash).toBeNull();
    await expect(handOver(tenant, first)).resolves.toBeDefined();
  });

  it('comes back no later than was promised', async () => {
    const first = await backToBack();
    await change(120);
    const late = { ...first.values, dueAt: localIn(49) };
    const ctx = await asAgent(tenant);
    const shown = await query(ctx, 'reservations.edit', (q) => quoteReservation(q, late, first.id));
    expect(shown.clash).not.toBeNull();
    const edit = { ...late, reservationId: first.id, expectedTotalCents: shown.quote?.totalCents };
    await expect(editNow(updateReservation, ctx, edit)).rejects.toMatchObject({ code: 'vehicle_not_available' });
  });

  it('can begin later, and get an option', async () => {
    const first = await backToBack();
    await change(120);
    const ctx = await asAgent(tenant);
    const edited = { ...first.values, pickupAt: localIn(1), childSeat: true };
    const shown = await query(ctx, 'reservations.edit', (q) => quoteReservation(q, edited, first.id));
    expect(shown.clash).toBeNull();
    const seat = { ...edited, reservationId: first.id, expectedTotalCents: shown.quote?.totalCents };
    await expect(editNow(updateReservation, ctx, seat)).resolves.toBeDefined();
  });

  it('is out again once its return is reopened', async () => {
    const { id: rentalId } = await handOver(tenant, await backToBack());
    await change(120);
    const back = checkedIn(rentalId, { odometerConfirmed: true, odometerKm: 40_001, fuelLevel: 'full' });
    await settleReturn(await asAgent(tenant), back);
    const reopened = reopenReturn(await asManager(tenant), { rentalId, reason: 'It was the other one' });
    await expect(reopened).resolves.toBeDefined();
  });
});
