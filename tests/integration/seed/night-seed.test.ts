import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { documents, paperOrders } from '@/db/schema/files';
import { payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { seedCompany } from '@/db/seed';
import { COMPANIES } from '@/db/seed/companies';
import { instantToLocal } from '@/lib/dates';
import { newId } from '@/lib/id';
import { findPaper, readPaper } from '@/lib/papers/read-paper';

// 03:17 in the night to a Wednesday, in Haiti.
const NIGHT = new Date('2026-05-20T07:17:00Z');
const ZONE = 'America/Port-au-Prince';

interface Seeded {
  id: string;
  slug: string;
}
let companies: Seeded[];

beforeAll(async () => {
  companies = [];
  for (const company of COMPANIES) {
    const demo = { ...company, slug: `demo${newId().slice(-10)}` };
    companies.push({ id: await seedCompany(demo, { now: NIGHT, passwordHash: 'none' }), slug: company.slug });
  }
}, 180_000);
afterAll(closeDatabase);

it('has pickups, returns and payments only while the office is open, at full or half hours', async () => {
  for (const { id } of companies) {
    const moments = await withTenant(id, async (tx) => {
      const ofRentals = await tx
        .select()
        .from(rentals)
        .where(and(eq(rentals.tenantId, id), ne(rentals.status, 'draft')));
      const booked = await tx.select().from(reservations).where(eq(reservations.tenantId, id));
      const paid = await tx
        .select()
        .from(payments)
        .where(and(eq(payments.tenantId, id), ne(payments.kind, 'refund')));
      return [
        ...ofRentals.flatMap(({ pickupAt, dueAt, returnedAt }) => [pickupAt, dueAt, returnedAt]),
        ...booked.flatMap(({ pickupAt, dueAt }) => [pickupAt, dueAt]),
        ...paid.map(({ receivedAt }) => receivedAt),
      ].filter((moment) => moment !== null);
    });
    expect(moments.length).toBeGreaterThan(1_000);
    expect(moments.map((moment) => instantToLocal(moment, ZONE)).filter((local) => !isOpen(local))).toEqual([]);
  }
});

it('has customers who come for what they reserved, and a few who do not', async () => {
  for (const { id } of companies) {
    const count = (status: 'converted' | 'no_show') =>
      withTenant(id, (tx) =>
        tx.$count(reservations, and(eq(reservations.tenantId, id), eq(reservations.status, status))),
      );
    const [kept, missed] = await Promise.all([count('converted'), count('no_show')]);
    expect(missed).toBeGreaterThan(0);
    expect(missed / (kept + missed)).toBeLessThan(0.1);
    const became = withTenant(id, (tx) =>
      tx.$count(rentals, and(eq(rentals.tenantId, id), isNotNull(rentals.reservationId), ne(rentals.status, 'draft'))),
    );
    expect(await became).toBe(kept);
  }
});

it('makes two companies that nobody takes for one another', async () => {
  const facts = await Promise.all(
    companies.map(({ id }) =>
      withTenant(id, async (tx) => ({
        fleet: await tx.select({ model: vehicles.model }).from(vehicles).where(eq(vehicles.tenantId, id)),
        people: await tx.select({ name: customers.fullName }).from(customers).where(eq(customers.tenantId, id)),
        out: await tx.$count(rentals, and(eq(rentals.tenantId, id), eq(rentals.status, 'active'))),
        all: await tx.$count(rentals, eq(rentals.tenantId, id)),
      })),
    ),
  );
  const [first, second] = facts;
  if (!first || !second) throw new Error('the demo has two companies');
  expect(first.people.filter(({ name }) => second.people.some((other) => other.name === name))).toEqual([]);
  const shared = first.fleet.filter(({ model }) => second.fleet.some((other) => other.model === model));
  expect(shared.length).toBeLessThan(first.fleet.length / 2);
  expect(new Set(facts.map(({ fleet }) => fleet.length)).size).toBe(2);
  expect(new Set(facts.map(({ out }) => out)).size).toBe(2);
  expect(first.all).toBeGreaterThan(second.all * 1.5);
});

it('has a signed agreement of every rental, printed as soon as somebody opens it', async () => {
  for (const { id } of companies) {
    const handedOver = and(eq(rentals.tenantId, id), inArray(rentals.status, ['active', 'completed', 'cancelled']));
    const without = await withTenant(id, (tx) =>
      tx
        .select({ number: rentals.number })
        .from(rentals)
        .leftJoin(documents, and(eq(documents.tenantId, rentals.tenantId), eq(documents.rentalId, rentals.id)))
        .leftJoin(
          paperOrders,
          and(
            eq(paperOrders.tenantId, rentals.tenantId),
            eq(paperOrders.rentalId, rentals.id),
            eq(paperOrders.kind, 'agreement'),
          ),
        )
        .where(and(handedOver, isNull(documents.id), isNull(paperOrders.id))),
    );
    expect(without).toEqual([]);
    const [ended] = await withTenant(id, (tx) =>
      tx
        .select()
        .from(rentals)
        .where(and(eq(rentals.tenantId, id), eq(rentals.status, 'completed')))
        .orderBy(sql`${rentals.completedAt} desc`)
        .limit(1),
    );
    const find = () =>
      withTenant(id, (tx) => findPaper({ tenantId: id, tx }, { kind: 'agreement', rentalId: ended?.id ?? '' }));
    const paper = await readPaper(id, find);
    expect(paper).toMatchObject({ number: ended?.number });
    expect(paper?.content.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

function isOpen(local: string): boolean {
  const time = local.slice(11, 16);
  const weekday = new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay();
  return weekday !== 0 && /:[03]0$/.test(time) && time >= '08:00' && time <= (weekday === 6 ? '13:00' : '17:00');
}
