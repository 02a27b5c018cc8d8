import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { tenantSettings } from '@/db/schema/tenants';
import { localDay, localToInstant, shiftDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { savePlaceHours } from '@/lib/hours/save-place-hours';
import { changeReturnPlace } from '@/lib/rentals/change-return-place';
import { priceReturn } from '@/lib/rentals/price-return';
import { PreviewReturnInput } from '@/lib/rentals/return-input';
import { query } from '@/lib/server/query';
import { asAdmin, asAgent } from '@/tests/support/contexts';
import { asReadNow, editNow } from '@/tests/support/edit-now';
import { makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReturned } from '@/tests/support/take-back';

afterAll(closeDatabase);

it('changes where a vehicle that is out comes back to, and refuses one that is back, with both states', async () => {
  const tenant = await makeTenant();
  const ctx = await asAgent(tenant);
  const change = async (rentalId: string) =>
    changeReturnPlace(ctx, await asReadNow(changeReturnPlace, ctx, { rentalId, returnLocation: 'Jacmel' }));
  const { id } = await makeActiveRental(tenant);
  await expect(change(id)).resolves.toEqual({ id });
  const { id: back } = await makeReturned(tenant);
  await expect(change(back)).rejects.toMatchObject({
    code: 'invalid_transition',
    params: { from: 'completed', to: 'active' },
  });
});

const ZONE = 'America/Port-au-Prince';
const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A local time so many days from now. */
function on(days: number, time: string): string {
  return `${shiftDay(localDay(new Date(), ZONE), days)}T${time}`;
}

/** A vehicle that is due back at a time, at the airport, which is always open; the office closes at 17:00. */
async function outUntil(dueAt: string, afterHours: string) {
  const tenant = await makeTenant();
  await withTenant(tenant.id, (tx) => tx.update(tenantSettings).set({ locations: ['Office', 'Airport'] }));
  const week = Object.fromEntries(EVERY_DAY.map((day) => [day, '08:00-17:00']));
  const feeCents = afterHours === 'fee' ? '25' : '';
  await editNow(savePlaceHours, await asAdmin(tenant), { place: 'Office', ...week, afterHours, feeCents });
  const due = localToInstant(dueAt, ZONE) ?? new Date();
  const values = { returnLocation: 'Airport' };
  const { id } = await makeActiveRental(tenant, { out: new Date(due.getTime() - 4 * DAY_MS), due, values });
  const agent = await asAgent(tenant);
  const change = async (returnLocation: string) =>
    changeReturnPlace(agent, await asReadNow(changeReturnPlace, agent, { rentalId: id, returnLocation }));
  const late = async (returnedAt: string) => {
    const input = PreviewReturnInput.parse({ rentalId: id, returnedAt, odometerKm: 40_100, fuelLevel: 'full' });
    const { lines } = await query(agent, 'rentals.return', (q) => priceReturn(q, input));
    return lines.filter(({ kind }) => kind === 'late').map(({ amountCents }) => amountCents);
  };
  return { tenant, change, late };
}

const REFUSED = { code: 'outside_hours', fields: { returnLocation: 'outside_hours' } };

it('is not changed to one where nobody is when the vehicle is due, which would make a late return free', async () => {
  const { change, late } = await outUntil(on(-2, '18:00'), 'refused');
  expect(await late(on(-1, '08:30'))).toEqual([5_500]);
  await expect(change('Office')).rejects.toMatchObject(REFUSED);
  expect(await late(on(-1, '08:30'))).toEqual([5_500]);
  const early = await outUntil(on(2, '18:00'), 'refused');
  await expect(early.change('Office')).rejects.toMatchObject(REFUSED);
});

it('is not changed for a late vehicle to one that was closed since it was due', async () => {
  const { change, late } = await outUntil(on(-2, '16:30'), 'refused');
  await expect(change('Office')).rejects.toMatchObject(REFUSED);
  expect(await late(on(-1, '08:30'))).toEqual([5_500]);
});

it.each([
  ['which is open when the vehicle is due', '16:30', 'refused'],
  ['where somebody comes outside the hours, for a fee', '18:00', 'fee'],
  ['where somebody comes outside the hours, for nothing', '18:00', 'free'],
])('is changed to one %s', async (_name, time, afterHours) => {
  const { change } = await outUntil(on(2, time), afterHours);
  await expect(change('Office')).resolves.toBeDefined();
});

it('may stay as it is when its hours have changed, and be changed from it to one that is open', async () => {
  const { tenant, change } = await outUntil(on(-2, '18:00'), 'free');
  await change('Office');
  const week = Object.fromEntries(EVERY_DAY.map((day) => [day, '08:00-17:00']));
  await editNow(savePlaceHours, await asAdmin(tenant), { place: 'Office', ...week, afterHours: 'refused' });
  await expect(change('Office')).resolves.toBeDefined();
  await expect(change('Airport')).resolves.toBeDefined();
});
