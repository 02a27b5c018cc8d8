import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { reservations } from '@/db/schema/reservations';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { ReservationFilters } from '@/lib/reservations/list-input';
import { listReservations } from '@/lib/reservations/list-reservations';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { sortedIds } from '@/tests/support/sorted-ids';
import { walkPages } from '@/tests/support/walk-pages';

const START = Date.now() + 10 * DAY_MS;

type Made = Pick<typeof reservations.$inferSelect, 'id' | 'pickupAt' | 'dueAt' | 'createdAt' | 'status'>;

let tenant: TestTenant;
let made: Made[];
beforeAll(async () => {
  tenant = await makeTenant();
  made = await book(tenant);
  await book(await makeTenant());
});
afterAll(closeDatabase);

/** Reservations of which several have the same pickup, the same return and the same time of booking. Every third is cancelled. */
async function book(company: TestTenant): Promise<Made[]> {
  const [customerId, vehicleId] = [await makeCustomer(company), await makeVehicle(company)];
  const rows = Array.from({ length: 36 }, (_, index) => ({
    ...{ tenantId: company.id, id: newId(), number: `V-2026-${10_000 + index}`, customerId, vehicleId },
    pickupAt: new Date(START + (index % 4) * HOUR_MS),
    dueAt: new Date(START + 9 * DAY_MS - (index % 5) * HOUR_MS),
    createdAt: new Date(START - 20 * DAY_MS + (index % 7) * HOUR_MS),
    status: index % 3 === 0 ? ('cancelled' as const) : ('confirmed' as const),
    ...{ dailyRateCents: 5500, createdBy: company.members.agent },
  }));
  await withTenant(company.id, (tx) => tx.insert(reservations).values(rows));
  return rows;
}

async function read<T>(run: (ctx: ReadContext) => Promise<T>): Promise<T> {
  return query(await asAgent(tenant), 'reservations.view', run);
}

const page = (ctx: ReadContext, address: object, cursor: string | null = null) =>
  listReservations(ctx, { ...ReservationFilters.parse({ ...address, size: '10' }), cursor });

const ORDERS = {
  soonest: { by: (row: Made) => row.pickupAt.getTime(), direction: 'asc' },
  latest: { by: (row: Made) => row.pickupAt.getTime(), direction: 'desc' },
  newest: { by: (row: Made) => row.createdAt.getTime(), direction: 'desc' },
  due: { by: (row: Made) => row.dueAt.getTime(), direction: 'asc' },
} as const;

const ofTab = (tab: string) => made.filter(({ status }) => (status === 'confirmed') === (tab === 'upcoming'));

describe('the reservations, page by page, without a gap or a repeat,', () => {
  it.each<[string, { tab: string; sort?: string }, keyof typeof ORDERS]>([
    ['come by the next pickup', { tab: 'upcoming' }, 'soonest'],
    ['come by the latest pickup, of past ones', { tab: 'past' }, 'latest'],
    ['come as chosen also of past ones', { tab: 'past', sort: 'soonest' }, 'soonest'],
    ['come by the latest pickup where that is chosen', { tab: 'upcoming', sort: 'latest' }, 'latest'],
    ['come by when they were made', { tab: 'upcoming', sort: 'newest' }, 'newest'],
    ['come by their return', { tab: 'upcoming', sort: 'due' }, 'due'],
    ['come by the next pickup for a sort that there is not', { tab: 'upcoming', sort: 'price' }, 'soonest'],
  ])('%s', async (_how, address, order) => {
    const found = await walkPages((cursor) => read((ctx) => page(ctx, address, cursor)));
    expect(found).toEqual(sortedIds(ofTab(address.tab), ORDERS[order]));
  });
});
