import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { findRecords } from '@/lib/finder/find-records';
import { FindInput } from '@/lib/finder/input';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeInvoice } from '@/tests/support/make-invoice';
import { makePayment } from '@/tests/support/make-payment';
import { makeReservation } from '@/tests/support/make-reservation';
import { ticketValues } from '@/tests/support/open-visit';

const DAY_MS = 86_400_000;

let tenant: TestTenant;
let other: TestTenant;
let vehicleId: string;

async function fill(company: TestTenant) {
  const now = new Date();
  const vehicle = await makeVehicle(company, { make: 'Kia', model: 'Rio', plate: 'BB-12345', plateKey: 'BB12345' });
  const customerId = await makeCustomer(company, { fullName: 'Yolande Petit-Frère', phone: '+50934101234' });
  await makeActiveRental(company, { customerId, values: { number: 'R-2026-00042' } });
  const pickupAt = new Date(now.getTime() + 30 * DAY_MS);
  const dueAt = new Date(now.getTime() + 32 * DAY_MS);
  await makeReservation(company, { vehicleId: vehicle, pickupAt, dueAt, values: { number: 'V-2026-00017' } });
  return vehicle;
}

beforeAll(async () => {
  [tenant, other] = [await makeTenant(), await makeTenant()];
  vehicleId = await fill(tenant);
  await fill(other);
});
afterAll(closeDatabase);

async function paid(number: string): Promise<string> {
  await makePayment(tenant, await makeActiveRental(tenant), { amountCents: 5_000, number });
  return number;
}

async function find(q: unknown, company = tenant) {
  return query(await asAgent(company), 'dashboard.view', (ctx) => findRecords(ctx, FindInput.parse({ q }).q));
}

describe('search over everything', () => {
  it.each(['BB-12345', 'bb 12345', 'bb123'])('finds a vehicle by its plate, typed %s', async (typed) => {
    expect((await find(typed)).vehicles.map(({ id }) => id)).toEqual([vehicleId]);
  });

  it.each(['yolande', 'petit frere', '3410-1234', '50934101234'])('finds a customer by %s', async (typed) => {
    expect((await find(typed)).customers.map(({ fullName }) => fullName)).toEqual(['Yolande Petit-Frère']);
  });

  it('finds a rental and a reservation by their numbers, in every state', async () => {
    expect((await find('R-2026-00042')).rentals.map(({ number }) => number)).toEqual(['R-2026-00042']);
    expect((await find('v 2026 17')).reservations.map(({ number }) => number)).toEqual(['V-2026-00017']);
  });

  it.each([
    ['F', 'invoice', async () => (await makeInvoice(tenant)).number],
    ['M', 'ticket', async () => (await openTicket(await asAgent(tenant), ticketValues(vehicleId))).number],
    ['P', 'payment', () => paid('P-2026-00123')],
  ])('finds what has a number that begins with %s, once it is typed whole', async (_series, kind, make) => {
    const number = await make();
    const typed = number.toLowerCase().replaceAll('-', ' ');
    expect((await find(typed)).papers).toEqual([{ id: expect.any(String), kind, number }]);
    expect((await find(number.slice(0, -1))).papers).toEqual([]);
    expect((await find(number, other)).papers).toEqual([]);
  });

  it('shows at most five of each kind', async () => {
    const full = await makeTenant();
    for (let number = 0; number < 7; number += 1) await makeCustomer(full, { fullName: `Wilner ${number}` });
    expect((await find('wilner', full)).customers).toHaveLength(5);
  });

  it('finds nothing of another company', async () => {
    const found = await find('BB-12345', other);
    expect(found.vehicles.map(({ id }) => id)).not.toContain(vehicleId);
    expect(found.vehicles).toHaveLength(1);
  });

  it.each(['', '   ', '—', undefined, 'x'.repeat(500)])('finds nothing for %j', async (typed) => {
    expect(await find(typed)).toEqual({ vehicles: [], customers: [], rentals: [], reservations: [], papers: [] });
  });
});
