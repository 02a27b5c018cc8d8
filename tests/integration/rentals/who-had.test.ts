import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { HOUR_MS } from '@/lib/durations';
import { whoHad } from '@/lib/rentals/who-had';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

let tenant: TestTenant;
let vehicleId: string;
const ids = { late: '', cancelled: '', out: '' };

beforeAll(async () => {
  tenant = await makeTenant();
  vehicleId = await makeVehicle(tenant);
  const rental = async (out: string, values: Parameters<typeof makeActiveRental>[1] & object) =>
    (
      await makeActiveRental(tenant, {
        out: at(out),
        due: new Date(at(out).getTime() + 48 * HOUR_MS),
        vehicleId,
        ...values,
      })
    ).id;
  // Due on the 3rd, back on the 5th; handed over twenty minutes before its pickup.
  ids.late = await rental('01T10:00', {
    values: { status: 'completed', returnedAt: at('05T09:30'), activatedAt: at('01T09:40') },
  });
  ids.cancelled = await rental('10T10:00', {
    values: { status: 'cancelled', cancelledAt: at('10T10:40'), activatedAt: at('10T10:00') },
  });
  ids.out = await rental('15T10:00', { values: { activatedAt: at('15T10:02') } });
});
afterAll(closeDatabase);

async function holderAt(moment: string, of = tenant) {
  const holder = await query(await asAgent(of), 'vehicles.view', (q) => whoHad(q, vehicleId, at(moment)));
  return holder?.rentalId ?? null;
}

it.each([
  ['01T09:39', null],
  ['01T09:40', 'late'],
  ['04T12:00', 'late'],
  ['05T09:29', 'late'],
  ['05T09:30', null],
  ['10T10:39', 'cancelled'],
  ['10T10:40', null],
  ['15T09:59', null],
  ['15T10:00', 'out'],
  ['30T12:00', 'out'],
] as const)('on November %s the vehicle was with %s', async (moment, who) => {
  expect(await holderAt(moment)).toBe(who && ids[who]);
});

it('says who, and from when until when', async () => {
  const holder = await query(await asAgent(tenant), 'vehicles.view', (q) => whoHad(q, vehicleId, at('04T12:00')));
  expect(holder).toMatchObject({
    number: expect.stringMatching(/^R-2026-/),
    customerName: 'Marie-Flore Desrosiers',
    from: '2026-11-01T09:40:00.000Z',
    until: '2026-11-05T09:30:00.000Z',
  });
});

it('tells nobody of another company', async () => {
  expect(await holderAt('04T12:00', await makeTenant())).toBeNull();
});
