import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { vehicles } from '@/db/schema/vehicles';
import { auditHead } from '@/lib/audit/audit-cells';
import { exportAuditLog } from '@/lib/audit/export-audit-log';
import { getAuditEntry } from '@/lib/audit/get-audit-entry';
import { AuditFilters } from '@/lib/audit/input';
import { listActors } from '@/lib/audit/list-actors';
import { listAuditEntries } from '@/lib/audit/list-audit-entries';
import { newId } from '@/lib/id';
import { createMember } from '@/lib/members/create-member';
import { removeMember } from '@/lib/members/remove-member';
import { query } from '@/lib/server/query';
import { auditReader } from '@/tests/support/audit-reader';
import { asAdmin, asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
let stranger: TestTenant;
let vehicleId: string;

beforeAll(async () => {
  tenant = await makeTenant();
  stranger = await makeTenant();
  vehicleId = await makeVehicle(tenant, { plate: 'AA-12345', plateKey: 'AA12345' });
  await note(tenant, '2026-03-01T04:30:00Z', { action: 'vehicles.create' });
  await note(tenant, '2026-03-01T05:30:00Z', { action: 'vehicles.update', memberId: tenant.members.manager });
  await note(tenant, '2026-03-02T12:00:00Z', { action: 'rentals.activate', entity: 'rental', entityId: newId() });
  await note(tenant, '2026-03-03T12:00:00Z', {
    action: 'reservations.no_show',
    entity: 'reservation',
    entityId: null,
    memberId: null,
  });
  await note(stranger, '2026-03-04T12:00:00Z', {});
});
afterAll(closeDatabase);

async function note(of: TestTenant, at: string, values: Partial<typeof auditEntries.$inferInsert>) {
  const row = { tenantId: of.id, id: newId(), at: new Date(at), memberId: of.members.admin, actorName: 'The admin' };
  const about = { action: 'vehicles.update', entity: 'vehicle', entityId: vehicleId };
  await withTenant(of.id, (tx) => tx.insert(auditEntries).values({ ...row, ...about, ...values }));
}

async function acts(filters: Record<string, string>) {
  const ctx = await asAdmin(tenant);
  const { page } = await query(ctx, 'audit.view', (q) => listAuditEntries(q, AuditFilters.parse(filters)));
  return page.rows.map(({ action }) => action);
}

describe('the audit log', () => {
  it('shows the latest first, of this company alone', async () => {
    expect(await acts({})).toEqual(['reservations.no_show', 'rentals.activate', 'vehicles.update', 'vehicles.create']);
  });

  it('is filtered by who, what, record and local days, both included', async () => {
    expect(await acts({ who: tenant.members.manager })).toEqual(['vehicles.update']);
    expect(await acts({ who: 'automatic' })).toEqual(['reservations.no_show']);
    expect(await acts({ kind: 'rental' })).toEqual(['rentals.activate']);
    expect(await acts({ record: vehicleId })).toEqual(['vehicles.update', 'vehicles.create']);
    // Port-au-Prince is five hours behind until March 8, 2026.
    expect(await acts({ until: '2026-02-28' })).toEqual(['vehicles.create']);
    expect(await acts({ from: '2026-03-01', until: '2026-03-02' })).toEqual(['rentals.activate', 'vehicles.update']);
    expect(await acts({ kind: 'vehicle', who: 'automatic' })).toEqual([]);
  });

  it('is searched by what a record is known by; what can’t be read filters nothing', async () => {
    expect(await acts({ q: 'aa 123' })).toEqual(['vehicles.update', 'vehicles.create']);
    for (const q of ['zz', 'R-2026-99999', '%']) expect(await acts({ q })).toEqual([]);
    expect(await acts({ who: 'x', kind: 'y', record: 'z', from: 'today' })).toHaveLength(4);
  });

  it('is paged without gaps, also where many were written at the same time', async () => {
    const company = await makeTenant();
    await withTenant(company.id, (tx) =>
      tx.execute(sql`
        insert into audit_entries (tenant_id, id, at, member_id, actor_name, action, entity)
        select ${company.id}::uuid, gen_random_uuid(), '2026-01-01', ${company.members.admin}::uuid, 'A', 'x.y', 'vehicle'
        from generate_series(1, 60)`),
    );
    const ctx = await asAdmin(company);
    const seen = new Set<string>();
    let cursor: string | null = null;
    do {
      const filters: AuditFilters = { ...AuditFilters.parse({}), cursor };
      const { page }: Awaited<ReturnType<typeof listAuditEntries>> = await query(ctx, 'audit.view', (q) =>
        listAuditEntries(q, filters),
      );
      for (const { id } of page.rows) seen.add(id);
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.size).toBe(60);
  });

  it('is an admin’s, and an entry of another company is not found', async () => {
    const read = (q: Parameters<typeof listActors>[0]) => listActors(q);
    for (const ctx of [await asAgent(tenant), await asManager(tenant)])
      await expect(query(ctx, 'audit.view', read)).rejects.toMatchObject({ code: 'insufficient_permissions' });
    const [foreign] = await withTenant(stranger.id, (tx) => tx.select().from(auditEntries));
    const ctx = await asAdmin(tenant);
    for (const id of [foreign?.id ?? '', newId(), 'x'])
      await expect(query(ctx, 'audit.view', (q) => getAuditEntry(q, id))).rejects.toMatchObject({
        code: 'record_not_found',
      });
  });

  it('names records, and members who were removed', async () => {
    const company = await makeTenant();
    const ctx = await asAdmin(company);
    const { id } = await createMember(ctx, { name: 'Naika Bazile', email: 'naika@lakay.test', role: 'agent' });
    await removeMember(ctx, { memberId: id });
    expect((await query(ctx, 'audit.view', listActors)).map(({ name }) => name)).toContain('Naika Bazile');
    const { names } = await query(ctx, 'audit.view', (q) => listAuditEntries(q, AuditFilters.parse({})));
    expect(names.get(id)).toBe('Naika Bazile');
  });

  it('is exported as it is filtered, in the reader’s words, with formulas defused', async () => {
    await withTenant(tenant.id, (tx) => tx.update(vehicles).set({ make: '=1+1' }).where(eq(vehicles.id, vehicleId)));
    const { t, locale, timeZone } = auditReader('fr');
    const file = exportAuditLog(await asAdmin(tenant), AuditFilters.parse({ kind: 'vehicle' }), {
      t,
      locale,
      timeZone,
    });
    const bytes = Buffer.from(await new Response(file).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString().slice(1).trimEnd().split('\r\n')).toEqual([
      'Quand,Qui,Quoi,Type,Fiche,Modifications,Depuis l’adresse',
      "2026-03-01 00:30,The admin,Modifié,Véhicule,'=1+1 RAV4 AA-12345,,",
      "2026-02-28 23:30,The admin,Ajouté,Véhicule,'=1+1 RAV4 AA-12345,,",
    ]);
  });

  it('has a name of its own for each column, in every language', () => {
    for (const locale of ['en', 'fr', 'ht'] as const) {
      const head = auditHead(auditReader(locale).t);
      expect(new Set(head).size).toBe(head.length);
    }
  });

  it('is exported whole, whatever its length', async () => {
    const company = await makeTenant();
    await withTenant(company.id, (tx) =>
      tx.execute(sql`
        insert into audit_entries (tenant_id, id, at, member_id, actor_name, action, entity)
        select ${company.id}::uuid, gen_random_uuid(), now() - i * interval '1 minute', null, '', 'x.y', 'vehicle'
        from generate_series(1, 2500) i`),
    );
    const { t, locale, timeZone } = auditReader('en');
    const file = exportAuditLog(await asAdmin(company), AuditFilters.parse({}), { t, locale, timeZone });
    const lines = (await new Response(file).text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2501);
  });
});
