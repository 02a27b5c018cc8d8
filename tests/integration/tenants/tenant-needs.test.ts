import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { subscriptions } from '@/db/schema/billing';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { shiftDay } from '@/lib/dates';
import { newId } from '@/lib/id';
import { TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';
import { asOperator } from '@/tests/support/as-operator';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';

const mark = `n${newId().slice(-8)}`;
const DAY_MS = 86_400_000;
const now = Date.now();
const ago = (days: number) => new Date(now - days * DAY_MS);
const today = new Date(now).toISOString().slice(0, 10);

/** By what is the matter with each. All but the new one are old enough to be quiet. */
const COMPANIES = ['a trial', 'b unpaid', 'c full', 'd quiet', 'e new', 'f paid'] as const;
const ids = Object.fromEntries(COMPANIES.map((name) => [name, newId()]));
const idOf = (name: (typeof COMPANIES)[number]) => ids[name] ?? '';

beforeAll(async () => {
  const rows = COMPANIES.map((name) => ({
    ...(name === 'f paid' && { deleteOn: shiftDay(today, 20), deleteReason: 'Closes its doors' }),
    ...{ id: idOf(name), slug: `${name.replace(' ', '-')}-${mark}`, name: `${name} ${mark}` },
    plan: name === 'c full' ? 'starter' : 'premium',
    createdAt: name === 'e new' ? ago(3) : ago(400),
  }));
  await withPlatform(async (tx) => {
    await tx.insert(tenants).values(rows);
    await tx.insert(subscriptions).values([
      { subjectTenantId: idOf('a trial'), billedUntil: today, trialUntil: shiftDay(today, 20) },
      { subjectTenantId: idOf('f paid'), billedUntil: today, trialUntil: shiftDay(today, -20) },
    ]);
  });
  await makePlatformInvoice({ id: idOf('b unpaid') } as never, { dueOn: shiftDay(today, -2) });
  await makePlatformInvoice({ id: idOf('f paid') } as never, {
    ...{ dueOn: shiftDay(today, -2), paidOn: shiftDay(today, -3), paidMethod: 'cash' },
  });
  // The plan has room for three users. One that is inactive takes none.
  await withTenant(idOf('c full'), async (tx) => {
    const users = [true, true, true, false].map((active, at) => ({
      ...{ tenantId: idOf('c full'), id: newId(), name: `User ${at}`, email: `${at}@${mark}.test` },
      ...{ active, role: 'agent' as const },
    }));
    await tx.insert(members).values(users);
  });
  for (const [name, days] of [
    ['a trial', 1],
    ['b unpaid', 13],
    ['c full', 2],
    ['d quiet', 15],
    ['f paid', 3],
  ] as const)
    await withTenant(idOf(name), (tx) =>
      tx.insert(auditEntries).values({
        ...{ tenantId: idOf(name), id: newId(), memberId: newId(), actorName: 'Rose', at: ago(days) },
        ...{ action: 'members.sign_in', entity: 'member' },
      }),
    );
  // Work in the background keeps nobody busy.
  await withTenant(idOf('d quiet'), (tx) =>
    tx.insert(auditEntries).values({
      ...{ tenantId: idOf('d quiet'), id: newId(), actorName: 'Wout', at: ago(1) },
      ...{ action: 'reservations.no_show', entity: 'reservation' },
    }),
  );
});
afterAll(closeDatabase);

async function list(choices: Record<string, string>, pageSize?: number) {
  const parsed = TenantFilters.parse({ q: mark, ...choices });
  // Smaller than any page that an address can ask for.
  const filters = { ...parsed, size: (pageSize ?? parsed.size) as 10 };
  const page = await listTenants(await asOperator('support'), filters);
  return { ...page, names: page.rows.map(({ name }) => name.replace(` ${mark}`, '')) };
}

it.each([
  ['trial', ['a trial']],
  ['unpaid', ['b unpaid']],
  ['full', ['c full']],
  ['quiet', ['d quiet']],
  ['leaving', ['f paid']],
])('finds who needs a call as %s, and counts them alone', async (need, expected) => {
  const { names, counts } = await list({ need });
  expect(names).toEqual(expected);
  expect(counts).toEqual({ all: 1, active: 1, suspended: 0 });
});

it('finds the companies of one plan', async () => {
  expect((await list({ plan: 'starter' })).names).toEqual(['c full']);
  expect((await list({ plan: 'nothing-of-this' })).names).toEqual([]);
});

it('takes a filter that it does not know for none', async () => {
  expect((await list({ need: 'money', sort: 'colour' })).names).toEqual([...COMPANIES]);
});

it.each([
  ['activity', ['a trial', 'c full', 'f paid', 'e new', 'b unpaid', 'd quiet']],
  ['newest', ['e new']],
])('sorts by %s, over pages, forwards and back', async (sort, first) => {
  const seen: string[][] = [];
  let page = await list({ sort }, 2);
  for (; ; page = await list({ sort, cursor: page.nextCursor ?? '' }, 2)) {
    seen.push(page.names);
    if (!page.nextCursor) break;
  }
  expect(seen.flat().slice(0, first.length)).toEqual(first);
  expect(seen.flat().toSorted()).toEqual([...COMPANIES]);
  const back = await list({ sort, cursor: page.previousCursor ?? '' }, 2);
  expect(back.names).toEqual(seen.at(-2));
});

it('reads the last activity of each company that it shows', async () => {
  const { rows } = await list({ need: 'quiet' });
  const [stored] = await withTenant(idOf('d quiet'), (tx) =>
    tx.execute<{ at: string }>(sql`select max(at) as at from audit_entries where member_id is not null`),
  );
  expect(new Date(rows[0]?.lastActivity ?? 0)).toEqual(new Date(stored?.at ?? 1));
});
