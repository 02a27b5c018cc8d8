import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { seedCompany } from '@/db/seed';
import { COMPANIES } from '@/db/seed/companies';
import { newId } from '@/lib/id';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { tallyRentals } from '@/lib/rentals/tally-rentals';
import { SHOWN_RENTAL_STATUSES } from '@/lib/rentals/values';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';

let tenant: Parameters<typeof asAgent>[0];
beforeAll(async () => {
  const [company] = COMPANIES;
  if (!company) throw new Error('the demo has a company');
  const demo = { ...company, slug: `demo${newId().slice(-10)}` };
  const id = await seedCompany(demo, { now: new Date(), passwordHash: 'none' });
  const staff = await withTenant(id, (tx) => tx.select().from(members).where(eq(members.tenantId, id)));
  const idOf = (role: string) => staff.find((member) => member.role === role)?.id ?? '';
  const roles = { agent: idOf('agent'), manager: idOf('manager'), admin: idOf('admin') };
  tenant = { id, slug: demo.slug, name: demo.name, members: roles };
}, 120_000);
afterAll(closeDatabase);

it('shows rentals in every state', async () => {
  const counts = await query(await asAgent(tenant), 'rentals.view', (q) => tallyRentals(q, RentalFilters.parse({})));
  expect(SHOWN_RENTAL_STATUSES.filter((status) => counts[status]?.count === 0)).toEqual([]);
});

it('has a rental whose vehicle was exchanged, with a signed addendum', async () => {
  const found = await withTenant(tenant.id, (tx) =>
    tx.execute<{ number: string; addendum: string }>(sql`
      select r.number, d.number as addendum from rentals r
      join rental_legs l on l.tenant_id = r.tenant_id and l.rental_id = r.id
      join documents d on d.tenant_id = r.tenant_id and d.rental_id = r.id and d.kind = 'addendum'
      where r.tenant_id = ${tenant.id} and r.status = 'active'`),
  );
  expect(found.map(({ addendum }) => addendum)).toEqual(found.map(({ number }) => `${number}-A1`));
  expect(found).toHaveLength(1);
});

it('has agreements from a reservation that nothing prevents', async () => {
  const ctx = await asAgent(tenant);
  const filters = RentalFilters.parse({ status: 'reserved' });
  const { rows } = await query(ctx, 'rentals.view', (q) => listRentals(q, filters));
  expect(rows.map(({ status }) => status)).toEqual(['reserved', 'reserved']);
  const drafts = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: rentals.id, draft: rentals.draft })
      .from(rentals)
      .where(and(eq(rentals.tenantId, tenant.id), eq(rentals.status, 'draft'), isNotNull(rentals.reservationId))),
  );
  expect(drafts).toHaveLength(2);
  for (const { id, draft } of drafts) {
    const values = { insurancePerDayCents: '0', protections: [], options: [], discountCents: '', ...draft };
    const answer = await query(ctx, 'rentals.create', (q) => quoteDraft(q, { ...values, rateOwn: false }, id));
    expect(answer).toMatchObject({ problem: null, clash: null });
    expect(answer.quote).not.toBeNull();
    // What is called reserved is held: another agreement can't have the vehicle.
    const another = await query(ctx, 'rentals.create', (q) => quoteDraft(q, { ...values, rateOwn: false }));
    expect(another.clash).toMatchObject({ kind: 'reservation' });
  }
});
