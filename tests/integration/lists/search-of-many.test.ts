import { and, eq, isNull, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomers } from '@/lib/customers/list-customers';
import { newId } from '@/lib/id';
import { normalizeSearch } from '@/lib/search/normalize-search';
import { prepareSearch } from '@/lib/search/search';
import { countFound, searchPage } from '@/lib/search/search-page';
import { readSearch, searchWords } from '@/lib/search/search-text';
import { writeSearchWords } from '@/lib/search/write-search-words';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const ROWS = 20_000;
const SLICE = 2000;
const FIRST = ['Jean', 'Marie', 'Pierre', 'Joseph', 'Rose', 'Wilner', 'Nadège', 'Yolette'];

interface Person {
  id: string;
  words: string[];
  fullName: string;
  nameKey: string;
  licenseNumber: string;
  tier: 'vip' | 'standard';
}

let tenant: TestTenant;
let people: Person[];
beforeAll(async () => {
  tenant = await makeTenant();
  people = Array.from({ length: ROWS }, (_, index) => {
    const fullName = `${FIRST[index % FIRST.length]} ${FIRST[(index * 7) % 5]} ${index.toString(36)}x`;
    const tier = index % 11 === 0 ? 'vip' : 'standard';
    const licenseNumber = `AA-${100_000 + index}`;
    const words = searchWords(fullName, licenseNumber);
    return { id: newId(), words, fullName, nameKey: normalizeSearch(fullName), licenseNumber, tier };
  });
  await withTenant(tenant.id, async (tx) => {
    for (let from = 0; from < ROWS; from += SLICE) {
      const part = people.slice(from, from + SLICE);
      await tx.insert(customers).values(part.map((row) => ({ ...row, tenantId: tenant.id })));
      const found = part.map((row) => ({ ...row, phone: null, email: null, idNumber: '' }));
      await writeSearchWords({ tenantId: tenant.id, tx }, CUSTOMER_KIND, found);
    }
  });
  // The database does this itself some time after many rows have been added.
  const owner = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  await owner`vacuum analyze customers`;
  await owner`vacuum analyze search_words`;
  await owner.end();
}, 240_000);
afterAll(closeDatabase);

/** Every query plan used by a page's search, under row security. */
async function plansOf(text: string, sort: 'name_key' | 'record_id') {
  return query(await asAgent(tenant), 'customers.view', async (ctx) => {
    const search = await prepareSearch(ctx, CUSTOMER_KIND, text);
    // With only one company in the table, scanning it is fast. The test checks whether an index can be used.
    await ctx.tx.execute(sql`set local enable_seqscan = off`);
    const plans: string[] = [];
    const told = async (statement: ReturnType<typeof sql>) => {
      const lines = await ctx.tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    };
    const byName = { sort: customers.nameKey, type: 'text', direction: 'asc' } as const;
    const byTime = { sort: customers.id, type: 'uuid', direction: 'desc' } as const;
    await searchPage(search, {
      pages: { ...(sort === 'name_key' ? byName : byTime), id: customers.id, cursor: null, pageSize: 25 },
      condition: and(eq(customers.tenantId, tenant.id), isNull(customers.archivedAt)),
      indexed: sort,
      read: async (where) => {
        await told(
          sql`select ${customers.fullName} from ${customers} where ${where} order by ${customers.nameKey} limit 26`,
        );
        return [];
      },
    });
    if (search) await told(sql`select ${countFound(search)}`);
    return plans;
  });
}

describe('a search reads indexes alone', () => {
  it.each(['jean', 'j', 'rose marie', 'zz9', 'aa100123', 'AA-100123', 'marie joseph 1', 'yolette', 'nobody-at-all'])(
    'for %j, by name and by time',
    async (text) => {
      for (const sort of ['name_key', 'record_id'] as const) {
        const plans = await plansOf(text, sort);
        expect(plans.length).toBeGreaterThan(0);
        for (const plan of plans) expect(plan).not.toContain('Seq Scan');
      }
    },
  );
});

/** The results of a search, found by comparing all words. */
function expected(text: string): Person[] {
  const readings = readSearch(text);
  return people.filter(({ words }) =>
    readings.some((reading) => reading.every((typed) => words.some((word) => word.startsWith(typed)))),
  );
}

type Page = Awaited<ReturnType<typeof listCustomers>>;

/** The ids on the first pages of a list, and whether there are more. */
async function listed(filters: Record<string, string>, pages: number): Promise<{ ids: string[]; more: boolean }> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const read: Page = await query(await asAgent(tenant), 'customers.view', (ctx) =>
      listCustomers(ctx, { ...CustomerFilters.parse(filters), size: 40, cursor }),
    );
    ids.push(...read.rows.map(({ id }) => id));
    cursor = read.nextCursor;
    if (!cursor) break;
  }
  return { ids, more: cursor !== null };
}

describe('a search finds what has its words, in the list’s order, each once', () => {
  it.each([
    'j',
    'ma',
    'jean',
    'rose marie',
    'marie rose',
    'j r',
    'jo ma 1',
    'yol yolette',
    'jeanmarie',
    'nad 4',
    'aa10001',
    'pierre 9',
  ])('for %j', async (text) => {
    const found = expected(text);
    for (const sort of ['name', 'newest'] as const) {
      const sorted = found.toSorted((a, b) =>
        sort === 'newest' ? compare(b.id, a.id) : compare(a.nameKey, b.nameKey) || compare(a.id, b.id),
      );
      for (const tier of ['', 'vip']) {
        const inOrder = tier === '' ? sorted : sorted.filter((person) => person.tier === tier);
        const { ids, more } = await listed({ q: text, sort, ...(tier && { tier }) }, 6);
        expect(ids, `${sort} ${tier}`).toEqual(inOrder.slice(0, 240).map(({ id }) => id));
        expect(more).toBe(inOrder.length > 240);
      }
    }
  });
});

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
