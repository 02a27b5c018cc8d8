import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { newId } from '@/lib/id';
import { normalizeSearch, searchWords } from '@/lib/search-text';
import { query } from '@/lib/server/query';
import { prepareSearch } from '@/lib/server/search';
import { countFound, searchPage } from '@/lib/server/search-page';
import { writeSearchWords } from '@/lib/server/write-search-words';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const ROWS = 20_000;
const SLICE = 2000;
const FIRST = ['Jean', 'Marie', 'Pierre', 'Joseph', 'Rose', 'Wilner', 'Nadège', 'Yolette'];

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  const people = Array.from({ length: ROWS }, (_, index) => {
    const fullName = `${FIRST[index % FIRST.length]} ${FIRST[(index * 7) % 5]} ${index.toString(36)}x`;
    return { id: newId(), fullName, nameKey: normalizeSearch(fullName), licenseNumber: `AA-${100_000 + index}` };
  });
  await withTenant(tenant.id, async (tx) => {
    for (let from = 0; from < ROWS; from += SLICE) {
      const part = people.slice(from, from + SLICE);
      await tx.insert(customers).values(part.map((row) => ({ ...row, tenantId: tenant.id })));
      const found = part.map((row) => ({ ...row, words: searchWords(row.fullName, row.licenseNumber) }));
      await writeSearchWords({ tenantId: tenant.id, tx }, 'customer', found);
    }
  });
  // The owner of the tables may; row security does not hide from statistics.
  await withPlatform((tx) => tx.execute(sql`reset role; analyze customers; analyze search_words`));
}, 240_000);
afterAll(closeDatabase);

/** Every plan that the search of a page comes to, behind row security. */
async function plansOf(text: string, sort: 'name_key' | 'record_id') {
  return query(await asAgent(tenant), 'customers.view', async (ctx) => {
    const search = await prepareSearch(ctx, 'customer', text);
    const plans: string[] = [];
    const told = async (statement: ReturnType<typeof sql>) => {
      const lines = await ctx.tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    };
    const byName = { sort: customers.nameKey, type: 'text', direction: 'asc' } as const;
    const byTime = { sort: customers.id, type: 'uuid', direction: 'desc' } as const;
    await searchPage(search, {
      table: customers,
      id: customers.id,
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
