import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { tenantSettings } from '@/db/schema/tenants';
import { demoSignature } from '@/db/seed/signature';
import { localDay, localToInstant, shiftDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { removePlaceHours } from '@/lib/hours/remove-place-hours';
import { saveClosedDays } from '@/lib/hours/save-closed-days';
import { savePlaceHours } from '@/lib/hours/save-place-hours';
import { createQuote } from '@/lib/quotes/create-quote';
import { extendRental } from '@/lib/rentals/extend-rental';
import { previewExtension } from '@/lib/rentals/preview-extension';
import { priceReturn } from '@/lib/rentals/price-return';
import { PreviewReturnInput } from '@/lib/rentals/return-input';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { asAdmin, asAgent } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { reservationValues, reserve } from '@/tests/support/reserve';

const ZONE = 'America/Port-au-Prince';
const OFFICE = 'Office';

/** Every day the same, so that no test depends on the day on which it runs. */
const EVERY_DAY = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, '08:00-17:00']),
);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  await withTenant(tenant.id, (tx) => tx.update(tenantSettings).set({ locations: [OFFICE, 'Airport'] }));
});
afterAll(closeDatabase);

async function setHours(place: string, rule: { afterHours: string; feeCents?: string }) {
  await editNow(savePlaceHours, await asAdmin(tenant), { place, ...EVERY_DAY, ...rule });
}

/** A local time so many days from now. */
function on(days: number, time: string): string {
  return `${shiftDay(localDay(new Date(), ZONE), days)}T${time}`;
}

const AT_OFFICE = { pickupLocation: OFFICE, returnLocation: OFFICE };

async function askFor(times: object, place = AT_OFFICE) {
  const values = reservationValues(await makeCustomer(tenant), { vehicleId: await makeVehicle(tenant) }, times);
  return { ...values, ...place };
}

describe('a place that refuses', () => {
  beforeEach(() => setHours(OFFICE, { afterHours: 'refused' }));

  it('takes no reservation and no quote for a time at which nobody is there', async () => {
    const values = await askFor({ pickupAt: on(3, '07:00'), dueAt: on(5, '18:00') });
    const fields = { pickupAt: 'outside_hours', dueAt: 'outside_hours' };
    const ctx = await asAgent(tenant);
    const asked = await query(ctx, 'reservations.edit', (q) => quoteReservation(q, values));
    expect(asked.fields).toEqual(fields);
    const told = { expectedTotalCents: asked.quote?.totalCents };
    await expect(reserve(tenant, { vehicleId: values.vehicleId }, { ...values, ...told })).rejects.toMatchObject({
      code: 'outside_hours',
      fields,
    });
    const caller = { callerName: 'Jo', callerPhone: '37001122', callerLanguage: 'fr' };
    await expect(createQuote(ctx, { ...values, ...caller, ...told })).rejects.toMatchObject({ code: 'outside_hours' });
  });

  it('leaves a reservation that was made before, until its times are changed', async () => {
    await removePlaceHours(await asAdmin(tenant), { place: OFFICE });
    const times = { pickupAt: on(3, '07:00'), dueAt: on(5, '07:00') };
    const made = await reserve(tenant, {}, { ...times, ...AT_OFFICE });
    await setHours(OFFICE, { afterHours: 'refused' });
    const edit = (more: object) =>
      asAgent(tenant).then((ctx) =>
        editNow(updateReservation, ctx, { ...made.values, reservationId: made.id, ...more }),
      );
    await expect(edit({ specialRequests: 'A child seat' })).resolves.toBeDefined();
    await expect(edit({ dueAt: on(5, '06:00') })).rejects.toMatchObject({ code: 'outside_hours' });
    await expect(edit({ returnLocation: 'Airport' })).rejects.toMatchObject({ fields: { pickupAt: 'outside_hours' } });
  });

  it('is closed on the days that the company has named', async () => {
    const day = shiftDay(localDay(new Date(), ZONE), 4);
    await editNow(saveClosedDays, await asAdmin(tenant), { holidays: '', closedDays: day });
    const values = await askFor({ pickupAt: on(4, '10:00'), dueAt: on(5, '10:00') });
    const asked = await query(await asAgent(tenant), 'reservations.edit', (q) => quoteReservation(q, values));
    expect(asked.fields).toEqual({ pickupAt: 'outside_hours' });
  });

  it('counts no hour as late in which nobody could take the vehicle back', async () => {
    const { id, due } = await lateRental();
    const lines = async (returnedAt: string) => (await priceOf(id, returnedAt)).filter(({ kind }) => kind === 'late');
    const next = shiftDay(localDay(due, ZONE), 1);
    expect(await lines(`${next}T08:30`)).toMatchObject([]);
    expect(await lines(`${next}T09:30`)).toMatchObject([
      { amountCents: 1100, sentence: { key: 'late_hours_closed', params: { closedMinutes: 14 * 60 } } },
    ]);
    await removePlaceHours(await asAdmin(tenant), { place: OFFICE });
    expect(await lines(`${next}T08:30`)).toMatchObject([{ amountCents: 5500, sentence: { key: 'late_days' } }]);
  });

  it('refuses an extension until such a time', async () => {
    const { id, due } = await makeActiveRental(tenant, { values: { returnLocation: OFFICE } });
    const next = shiftDay(localDay(due, ZONE), 2);
    const ask = async (dueAt: string) =>
      query(await asAgent(tenant), 'rentals.extend', (q) => previewExtension(q, { rentalId: id, dueAt }));
    await expect(ask(`${next}T07:59`)).rejects.toMatchObject({ fields: { dueAt: 'outside_hours' } });
    await expect(ask(`${next}T08:00`)).resolves.toMatchObject({ clash: null });
  });
});

/** Due at 18:00 two days ago, an hour after closing. */
async function lateRental(terms?: object) {
  const at = localToInstant(on(-2, '18:00'), ZONE) ?? new Date();
  const out = new Date(at.getTime() - 4 * DAY_MS);
  return makeActiveRental(tenant, { out, due: at, values: { returnLocation: OFFICE, ...terms } });
}

async function priceOf(rentalId: string, returnedAt: string) {
  const input = PreviewReturnInput.parse({ rentalId, returnedAt, odometerKm: 40_100, fuelLevel: 'full' });
  const { lines } = await query(await asAgent(tenant), 'rentals.return', (q) => priceReturn(q, input));
  return lines;
}

describe('a place that asks for a fee', () => {
  beforeEach(() => setHours(OFFICE, { afterHours: 'fee', feeCents: '25' }));

  it('puts it into the price of a reservation, for each visit', async () => {
    const values = await askFor({ pickupAt: on(3, '07:00'), dueAt: on(5, '06:59') });
    const asked = await query(await asAgent(tenant), 'reservations.edit', (q) => quoteReservation(q, values));
    expect(asked.fields).toEqual({});
    expect(asked.quote?.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['rent', 19_000],
      ['after_hours_pickup', 2500],
      ['after_hours_return', 2500],
    ]);
    const elsewhere = await askFor(values, { pickupLocation: 'Airport', returnLocation: 'Hinche' });
    const free = await query(await asAgent(tenant), 'reservations.edit', (q) => quoteReservation(q, elsewhere));
    expect(free.quote?.totalCents).toBe(19_000);
  });

  it('takes the fee that was signed for a return that nobody announced', async () => {
    const signed = { graceMinutes: 60, mileCents: 40, fuelQuarterCents: 2000, fuelServiceCents: 1000 };
    const tariffs = { ...signed, afterHoursCents: 1500 };
    const { id, due } = await lateRental({ terms: { tariffs } });
    const day = localDay(due, ZONE);
    const fees = async (rentalId: string, returnedAt: string) =>
      (await priceOf(rentalId, returnedAt)).filter(({ kind }) => kind === 'after_hours_return');
    expect(await fees(id, `${day}T17:30`)).toMatchObject([{ amountCents: 1500 }]);
    expect(await fees(id, `${day}T17:00`)).toEqual([]);
    // An agreement that names no such fee has none.
    const other = await lateRental({ terms: { tariffs: signed } });
    expect(await fees(other.id, `${day}T17:30`)).toEqual([]);
  });

  it('adds it to an extension, and takes it off with one to an open hour', async () => {
    const { id, due } = await makeActiveRental(tenant, { values: { returnLocation: OFFICE } });
    const next = (days: number, time: string) => `${shiftDay(localDay(due, ZONE), days)}T${time}`;
    const ask = async (dueAt: string) => {
      const asked = await query(await asAgent(tenant), 'rentals.extend', (q) =>
        previewExtension(q, { rentalId: id, dueAt }),
      );
      const fee = asked.lines.find(({ kind }) => kind === 'after_hours_return');
      return { fee: fee?.amountCents, expectedCents: asked.addedCents };
    };
    const { fee, expectedCents } = await ask(next(2, '20:00'));
    expect(fee).toBe(2500);
    const signed = { customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') };
    const ctx = await asAgent(tenant);
    await extendRental(ctx, { rentalId: id, dueAt: next(2, '20:00'), expectedCents, ...signed });
    expect((await ask(next(3, '20:00'))).fee).toBeUndefined();
    expect((await ask(next(3, '10:00'))).fee).toBe(-2500);
  });
});

describe('a company’s hours', () => {
  it('hold for every place without its own, and are changed one place at a time', async () => {
    await setHours('', { afterHours: 'refused' });
    await setHours('Airport', { afterHours: 'free' });
    const values = await askFor({ pickupAt: on(3, '07:00'), dueAt: on(5, '07:00') });
    const ctx = await asAgent(tenant);
    const asked = (more: object) => query(ctx, 'reservations.edit', (q) => quoteReservation(q, { ...values, ...more }));
    expect((await asked({})).fields).toEqual({ pickupAt: 'outside_hours', dueAt: 'outside_hours' });
    expect((await asked({ pickupLocation: 'Airport', returnLocation: 'Airport' })).fields).toEqual({});
  });

  it('are refused for a place that the company does not have', async () => {
    const rule = { ...EVERY_DAY, afterHours: 'free', version: 'x'.repeat(54) };
    await expect(savePlaceHours(await asAdmin(tenant), { place: 'Hinche', ...rule })).rejects.toMatchObject({
      fields: { place: 'record_not_found' },
    });
  });
});
