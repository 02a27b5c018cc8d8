import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { newId } from '@/lib/id';
import { TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';
import { asOperator } from '@/tests/support/as-operator';

const mark = `m${newId().slice(-8)}`;
/** In the order in which people look them up: capitals and accents do not matter. */
const NAMES = ['auto Sud', 'Éclair Oto', 'eclipse Rent', 'Élan', 'Zépon Lokasyon', "Zeu d'Or"].map(
  (name) => `${name} ${mark}`,
);
const ids = NAMES.map(() => newId());

beforeAll(async () => {
  const rows = NAMES.map((name, at) => ({
    id: String(ids[at]),
    slug: `x-${at}-${mark}`,
    name,
    plan: 'premium',
    status: at % 3 === 0 ? ('suspended' as const) : ('active' as const),
  }));
  await withPlatform((tx) => tx.insert(tenants).values(rows.toReversed()));
});
afterAll(closeDatabase);

async function list(choices: Record<string, string | null>) {
  return listTenants(await asOperator('support'), TenantFilters.parse(choices));
}

const named = (page: Awaited<ReturnType<typeof list>>) => page.rows.map(({ name }) => name);

describe('the operators’ list of companies', () => {
  it('is sorted as people look a name up, whatever its capitals and accents', async () => {
    expect(named(await list({ q: mark }))).toEqual(NAMES);
  });

  it('finds any part of a name in any spelling, or of a subdomain, and nothing else', async () => {
    for (const [q, expected] of [
      [`ECLAIR ${mark}`, [NAMES[1]]],
      [`oto éclair ${mark}`, [NAMES[1]]],
      [`d’or ${mark}`, [NAMES[5]]],
      [`x-4-${mark}`, [NAMES[4]]],
      [`X 4 ${mark}`, [NAMES[4]]],
      [`nobody ${mark}`, []],
      ['%', []],
      ['\0', []],
    ] as const)
      expect(named(await list({ q })), q).toEqual(expected);
  });

  it('counts what is found in each state, whichever is shown', async () => {
    const page = await list({ q: mark, status: 'suspended' });
    expect(page.counts).toEqual({ all: 6, active: 4, suspended: 2 });
    expect(named(page)).toEqual([NAMES[0], NAMES[3]]);
  });

  it('shows every company once over its pages, forwards and back', async () => {
    const extra = Array.from({ length: 17 }, (_, at) => ({
      id: newId(),
      slug: `y-${at}-${mark}`,
      name: `Same ${mark}`,
    }));
    await withPlatform((tx) => tx.insert(tenants).values(extra.map((row) => ({ ...row, plan: 'starter' }))));
    const pages = [await list({ q: mark, size: '10' })];
    for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor)
      pages.push(await list({ q: mark, size: '10', cursor: next }));
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 3]);
    const seen = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(seen).size).toBe(23);
    const back = await list({ q: mark, size: '10', cursor: pages[1]?.previousCursor ?? null });
    expect(named(back)).toEqual(pages[0] && named(pages[0]));
    await withPlatform((tx) =>
      tx
        .update(tenants)
        .set({ status: 'suspended' })
        .where(
          inArray(
            tenants.id,
            extra.map(({ id }) => id),
          ),
        ),
    );
    expect((await list({ q: mark })).counts.suspended).toBe(19);
  });
});
