import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { reservations } from '@/db/schema/reservations';
import { tenantSettings } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { DAY_MS } from '@/lib/durations';
import { checkQuote } from '@/lib/quotes/check-quote';
import { createQuote } from '@/lib/quotes/create-quote';
import { getQuote } from '@/lib/quotes/get-quote';
import { QuoteFilters } from '@/lib/quotes/input';
import { countQuotes, listQuotes } from '@/lib/quotes/list-quotes';
import { takeQuote } from '@/lib/quotes/take-quote';
import { createReservation } from '@/lib/reservations/create-reservation';
import { getReservation } from '@/lib/reservations/get-reservation';
import { listReservationEvents } from '@/lib/reservations/list-reservation-events';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeCallerQuote, makeQuote } from '@/tests/support/make-quote';
import { RESERVATION_TOTAL_CENTS } from '@/tests/support/reserve';

const expectedTotalCents = RESERVATION_TOTAL_CENTS;

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function read(quoteId: string, now?: Date) {
  return query(await asAgent(tenant, { now }), 'reservations.view', (q) => getQuote(q, quoteId));
}

async function check(quoteId: string) {
  return query(await asAgent(tenant), 'reservations.view', async (q) => checkQuote(q, await getQuote(q, quoteId)));
}

async function find(search: object, now?: Date) {
  const filters = QuoteFilters.parse(search);
  return query(await asAgent(tenant, { now }), 'reservations.view', async (q) => ({
    numbers: (await listQuotes(q, filters)).rows.map(({ number }) => number),
    counts: await countQuotes(q, filters),
  }));
}

function raiseRates() {
  return withTenant(tenant.id, (tx) => tx.update(vehicles).set({ dailyRateCents: 10_000 }));
}

function holdsOf(vehicleId: string) {
  return withTenant(tenant.id, (tx) =>
    tx
      .select({ id: vehicleAllocations.id })
      .from(vehicleAllocations)
      .where(and(eq(vehicleAllocations.tenantId, tenant.id), eq(vehicleAllocations.vehicleId, vehicleId))),
  );
}

describe('a quote', () => {
  it('holds no vehicle: the same one can be quoted again and reserved by somebody else', async () => {
    const { vehicleId, values } = await makeQuote(tenant);
    expect(await holdsOf(vehicleId)).toEqual([]);
    const ctx = await asAgent(tenant);
    const again = await createQuote(ctx, { ...values, customerId: await makeCustomer(tenant) });
    expect(again.number).toMatch(/^Q-\d{4}-00002$/);
    await createReservation(ctx, { ...values, customerId: await makeCustomer(tenant) });
    expect((await check(again.id)).clash).not.toBeNull();
    await expect(takeQuote(ctx, { quoteId: again.id, expectedTotalCents })).rejects.toMatchObject({
      code: 'vehicle_not_available',
    });
    expect((await read(again.id)).status).toBe('open');
  });

  it('becomes a reservation with everything it says, and each names the other', async () => {
    const { id: quoteId, number, customerId, vehicleId } = await makeQuote(tenant, { specialRequests: 'No smoke' });
    const ctx = await asAgent(tenant);
    const made = await takeQuote(ctx, { quoteId, expectedTotalCents });
    const { reservation, events } = await query(ctx, 'reservations.view', async (q) => ({
      ...(await getReservation(q, made.id)),
      events: await listReservationEvents(q, made.id),
    }));
    expect(reservation).toMatchObject({ customerId, vehicleId, totalCents: 19_000, specialRequests: 'No smoke' });
    expect(events.map(({ action, quote }) => [action, quote])).toContainEqual(['reservations.from_quote', number]);
    expect(await holdsOf(vehicleId)).toHaveLength(1);
    const quote = await read(quoteId);
    expect([quote.status, quote.reservationNumber]).toEqual(['taken', made.number]);
  });

  it('keeps its price and its rate while it is valid, whatever rates have become, and says what today’s would be', async () => {
    const { id: quoteId, customerId } = await makeQuote(tenant);
    await raiseRates();
    const ctx = await asAgent(tenant);
    expect((await check(quoteId)).changed).toEqual([{ kind: 'rent', sentCents: 19_000, nowCents: 20_000 }]);
    await expect(takeQuote(ctx, { quoteId, expectedTotalCents: 20_000 })).rejects.toMatchObject({
      code: 'quote_changed',
      details: { totalCents: 19_000 },
    });
    const made = await takeQuote(ctx, { quoteId, expectedTotalCents });
    const { reservation } = await query(ctx, 'reservations.view', (q) => getReservation(q, made.id));
    expect(reservation).toMatchObject({ customerId, totalCents: 19_000, dailyRateCents: 9500 });
    expect(reservation.priceLines).toEqual((await read(quoteId)).quote.priceLines);
  });

  it('of a manager keeps its own rate, whoever takes it', async () => {
    const own = { dailyRateCents: '80', expectedTotalCents: 16_000 };
    await expect(makeQuote(tenant, own)).rejects.toMatchObject({ code: 'insufficient_permissions' });
    const { values } = await makeQuote(tenant);
    const { id: quoteId } = await createQuote(await asManager(tenant), { ...values, ...own });
    await raiseRates();
    expect((await check(quoteId)).changed).toEqual([]);
    const made = await takeQuote(await asAgent(tenant), { quoteId, expectedTotalCents: 16_000 });
    const [row] = await withTenant(tenant.id, (tx) =>
      tx.select().from(reservations).where(eq(reservations.id, made.id)),
    );
    expect(row).toMatchObject({ dailyRateCents: 8_000, totalCents: 16_000 });
  });

  it('expires, and is then quoted again instead', async () => {
    await withTenant(tenant.id, (tx) => tx.update(tenantSettings).set({ quoteValidDays: 0 }));
    const { id: quoteId } = await makeQuote(tenant);
    const tomorrow = new Date(Date.now() + DAY_MS);
    expect((await read(quoteId, tomorrow)).status).toBe('expired');
    const late = await asAgent(tenant, { now: tomorrow });
    await expect(takeQuote(late, { quoteId, expectedTotalCents })).rejects.toMatchObject({ code: 'quote_expired' });
  });

  it('pressed by eight clerks at once is one reservation', async () => {
    const { id: quoteId } = await makeQuote(tenant);
    const clerks = await Promise.all(Array.from({ length: 8 }, () => asAgent(tenant)));
    const results = await Promise.allSettled(clerks.map((ctx) => takeQuote(ctx, { quoteId, expectedTotalCents })));
    const codes = results.map((result) => (result.status === 'fulfilled' ? 'made' : result.reason.code));
    expect(codes.toSorted()).toEqual(['made', ...Array.from({ length: 7 }, () => 'quote_taken')]);
    const rows = await withTenant(tenant.id, (tx) =>
      tx.select({ id: reservations.id }).from(reservations).where(eq(reservations.tenantId, tenant.id)),
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a quote for a caller', () => {
  it('becomes a reservation of the customer that the caller is by then', async () => {
    const { id: quoteId } = await makeCallerQuote(tenant);
    expect((await read(quoteId)).receiver).toMatchObject({ fullName: 'Rodèl Sen-Lwi', phone: '+50937000044' });
    const ctx = await asAgent(tenant);
    await expect(takeQuote(ctx, { quoteId, expectedTotalCents })).rejects.toMatchObject({
      fields: { customerId: 'required' },
    });
    const customerId = await makeCustomer(tenant);
    await takeQuote(ctx, { quoteId, customerId, expectedTotalCents });
    expect((await read(quoteId)).customer?.id).toBe(customerId);
  });

  it('needs a name', async () => {
    await expect(makeCallerQuote(tenant, { callerName: ' ' })).rejects.toMatchObject({
      fields: { customerId: 'required' },
    });
  });
});

describe('the list', () => {
  it('finds quotes by number, customer, caller and vehicle, in the tab of their state', async () => {
    const first = await makeQuote(tenant);
    const second = await makeCallerQuote(tenant);
    const third = await makeQuote(tenant);
    await takeQuote(await asAgent(tenant), { quoteId: third.id, expectedTotalCents });
    expect(await find({})).toEqual({
      numbers: [second.number, first.number],
      counts: { open: 2, expired: 0, taken: 1 },
    });
    expect((await find({ tab: 'taken' })).numbers).toEqual([third.number]);
    expect((await find({ q: first.number.replaceAll('-', '').toLowerCase() })).numbers).toEqual([first.number]);
    expect((await find({ q: 'rodel sen lwi' })).numbers).toEqual([second.number]);
    const [row] = await withTenant(tenant.id, (tx) =>
      tx.select({ plate: vehicles.plate }).from(vehicles).where(eq(vehicles.id, first.vehicleId)),
    );
    expect((await find({ q: row?.plate })).numbers).toEqual([first.number]);
    const later = new Date(Date.now() + 3 * DAY_MS);
    expect(await find({ tab: 'expired' }, later)).toEqual({
      numbers: [second.number, first.number],
      counts: { open: 0, expired: 2, taken: 1 },
    });
  });

  it('keeps a merged customer’s quotes with the customer that stays', async () => {
    const { id, customerId: mergedId } = await makeQuote(tenant);
    const customerId = await makeCustomer(tenant);
    await mergeCustomers(await asManager(tenant), { customerId, mergedId });
    expect((await read(id)).customer?.id).toBe(customerId);
  });
});
