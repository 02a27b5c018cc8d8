import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries, idempotencyKeys } from '@/db/schema/activity';
import { tenants } from '@/db/schema/tenants';
import { DAY_MS } from '@/lib/durations';
import { getFeedLink } from '@/lib/feeds/get-feed-link';
import { makeFeed } from '@/lib/feeds/make-feed';
import { revokeFeed } from '@/lib/feeds/revoke-feed';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { reserve } from '@/tests/support/reserve';

const request = vi.hoisted(() => ({ headers: new Headers() }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'en' }));

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant({ defaultLocale: 'en' });
});
afterAll(closeDatabase);

/** The address of a new feed. */
async function subscribe(vehicleId: string | null = null): Promise<string> {
  const ctx = await asManager(tenant, { idempotencyKey: `feed-${vehicleId}-${Date.now()}` });
  await makeFeed(ctx, { vehicleId });
  return (await shown(vehicleId))?.address ?? '';
}

async function shown(vehicleId: string | null) {
  return query(await asManager(tenant), 'feeds.manage', (q) =>
    getFeedLink(q, vehicleId, (slug) => `http://${slug}.localhost`),
  );
}

async function get(address: string, { slug = tenant.slug, etag = '' } = {}): Promise<Response> {
  const { GET } = await import('@/app/api/calendar/[file]/route');
  const sent = { 'x-wout-tenant': slug, 'x-forwarded-for': '10.1.2.3', ...(etag && { 'if-none-match': etag }) };
  request.headers = new Headers(sent);
  const file = new URL(address).pathname.split('/').at(-1);
  return GET(new Request(address, { headers: request.headers }), { params: Promise.resolve({ file }) });
}

async function events(address: string) {
  const response = await get(address);
  expect(response.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('a company’s calendar', () => {
  it('has reservations, rentals and bookings of a class, and no customer’s name, phone or papers', async () => {
    const { number } = await reserve(tenant);
    const classId = await makeVehicleClass(tenant, 'SUV');
    await makeVehicle(tenant, { classId });
    await reserve(tenant, { classId });
    await makeActiveRental(tenant);
    const address = await subscribe();
    const found = await events(address);
    expect(found.map(({ summary }) => summary.replace(/LO\w+/, 'LO-1')).toSorted()).toEqual([
      'Any SUV · Reservation · M. D.',
      'Toyota RAV4, LO-1 · Rental · M. D.',
      'Toyota RAV4, LO-1 · Reservation · M. D.',
    ]);
    expect(found.map(({ description }) => description)).toContain(number);
    expect(await (await get(address)).text()).not.toMatch(/Desrosiers|37000002|Marie/);
  });

  it('lets a late rental run on to the end of today', async () => {
    await makeActiveRental(tenant, { out: new Date(Date.now() - 5 * DAY_MS), due: new Date(Date.now() - 2 * DAY_MS) });
    const [late] = await events(await subscribe());
    expect(late?.summary).toContain('Overdue');
    expect(late?.endDate.toJSDate().getTime()).toBeGreaterThan(Date.now());
    expect(late?.endDate.toJSDate().getTime()).toBeLessThanOrEqual(Date.now() + DAY_MS);
  });

  it('keeps the id of an entry, and answers 304 while nothing has changed', async () => {
    await reserve(tenant);
    const address = await subscribe();
    const first = await get(address);
    const etag = first.headers.get('etag') ?? '';
    expect((await get(address, { etag })).status).toBe(304);
    const [before] = await events(address);
    await reserve(tenant, {}, { specialRequests: 'Another' });
    expect((await get(address, { etag })).status).toBe(200);
    expect((await events(address)).map(({ uid }) => uid)).toContain(before?.uid);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
  });
});

it('a vehicle’s calendar has that vehicle alone', async () => {
  const { vehicleId, number } = await reserve(tenant);
  await reserve(tenant);
  const found = await events(await subscribe(vehicleId ?? null));
  expect(found.map(({ description }) => description)).toEqual([number]);
  expect(found[0]?.summary).toBe('Reservation · M. D.');
});

describe('an address', () => {
  it('ends when it is revoked or replaced, and one is shown at a time', async () => {
    const first = await subscribe();
    const second = await subscribe();
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    const feed = await shown(null);
    await revokeFeed(await asManager(tenant), { feedId: feed?.id });
    expect((await get(second)).status).toBe(404);
    expect(await shown(null)).toBeNull();
  });

  it('of another company, unknown, damaged or of a suspended company gets the same answer', async () => {
    const address = await subscribe();
    const stranger = await makeTenant();
    const unknown = address.replace(/calendar\/.*\.ics/, `calendar/${'A'.repeat(43)}.ics`);
    const answers = [
      await get(address, { slug: stranger.slug }),
      await get(address, { slug: 'nobody-here' }),
      await get(unknown),
      await get(address.replace('.ics', 'x.ics')),
    ];
    await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, tenant.id)));
    answers.push(await get(address));
    const texts = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(texts).toEqual(texts.map(() => texts[0]));
    expect(texts[0]?.[0]).toBe(404);
  });

  it('is in no audit entry and no stored answer', async () => {
    const token = /calendar\/(.*)\.ics/.exec(await subscribe())?.[1] ?? '';
    const stored = await withTenant(tenant.id, async (tx) => [
      await tx.select().from(auditEntries),
      await tx.select().from(idempotencyKeys),
    ]);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('made by eight at once is one', async () => {
    const ctx = await asManager(tenant);
    await Promise.all(Array.from({ length: 8 }, () => makeFeed(ctx, { vehicleId: null })));
    expect((await shown(null))?.address).toBeTruthy();
  });

  it('is asked for at most so often by one network', async () => {
    const address = await subscribe();
    // Asked for in one minute, whatever the clock says.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const statuses = [];
    for (let count = 0; count < 121; count += 1)
      statuses.push((await get(`${address}&n=${count}`, { slug: 'nobody' })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
