import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { tenants } from '@/db/schema/tenants';
import { ActivityFilters } from '@/lib/activity/input';
import { listActivity } from '@/lib/activity/list-activity';
import { newId } from '@/lib/id';
import { addTenantNote } from '@/lib/tenants/add-tenant-note';
import { getTenant } from '@/lib/tenants/get-tenant';
import { suspendTenant } from '@/lib/tenants/suspend-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

describe('a company’s record', () => {
  it('has its use of the plan, its members and its last activity, and nothing of another company', async () => {
    const other = await makeTenant();
    await makeVehicle(other);
    await makeVehicle(tenant);
    await makeVehicle(tenant, { archivedAt: new Date() });
    await withPlatform((tx) => tx.update(tenants).set({ plan: 'starter' }).where(eq(tenants.id, tenant.id)));
    const at = new Date('2026-11-20T14:00:00Z');
    const entry = { tenantId: tenant.id, actorName: 'The agent', action: 'vehicles.create', entity: 'vehicle', at };
    await withTenant(tenant.id, (tx) =>
      tx.insert(auditEntries).values({ id: newId(), memberId: tenant.members.agent, ...entry }),
    );
    // What an operator did later is not the company's own activity.
    await suspendTenant(await asOperator(), { tenantId: tenant.id, reason: 'Unpaid' });
    const record = await getTenant(await asOperator('support'), tenant.id);
    expect(record).toMatchObject({
      tenant: { slug: tenant.slug, plan: 'starter', vehicleLimit: 10, memberLimit: 3, legalName: tenant.name },
      used: { vehicles: 1, members: 3, running: 0 },
      lastActivity: at,
      notes: [],
    });
    const { page } = await listActivity(await asOperator('support'), {
      ...ActivityFilters.parse({}),
      tenantId: tenant.id,
      size: 6,
    });
    expect(page.rows.map(({ action, company }) => [action, company])).toEqual([
      ['tenants.suspend', tenant.name],
      ['vehicles.create', tenant.name],
    ]);
    expect(record.members.map(({ id }) => id).toSorted()).toEqual(Object.values(tenant.members).toSorted());
    expect(record.members[0]).toMatchObject({ invited: true, lastLoginAt: null });
  });

  it('is there for companies alone, and for operators in admin mode', async () => {
    for (const id of [newId(), 'x'])
      await expect(getTenant(await asOperator(), id)).rejects.toMatchObject({ code: 'record_not_found' });
    const outside = await asOperator('owner', false);
    await expect(async () => getTenant(outside, tenant.id)).rejects.toMatchObject({ code: 'insufficient_permissions' });
  });
});

describe('notes', () => {
  it('are kept with their author, the newest first, and the company’s own log does not have them', async () => {
    const ctx = await asOperator('admin');
    for (const text of ['Calls on Mondays.', ' Pays late. ']) await addTenantNote(ctx, { tenantId: tenant.id, text });
    const other = await makeTenant();
    await addTenantNote(ctx, { tenantId: other.id, text: 'Of another company.' });
    const { notes } = await getTenant(ctx, tenant.id);
    expect(notes).toMatchObject([
      { text: 'Pays late.', author: 'The operator' },
      { text: 'Calls on Mondays.', author: 'The operator' },
    ]);
    const own = await withTenant(tenant.id, (tx) => tx.$count(auditEntries, eq(auditEntries.tenantId, tenant.id)));
    expect(own).toBe(0);
  });

  it('can’t be read by the application’s role, and not be changed by anybody', async () => {
    await addTenantNote(await asOperator(), { tenantId: tenant.id, text: 'Calls on Mondays.' });
    const read = withTenant(tenant.id, (tx) => tx.execute('select * from tenant_notes'));
    await expect(read).rejects.toMatchObject({ cause: { code: '42501' } });
    for (const statement of ["update tenant_notes set text = 'x'", 'delete from tenant_notes']) {
      const change = withPlatform((tx) => tx.execute(statement));
      await expect(change, statement).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('have a text, and are about a company that there is', async () => {
    const ctx = await asOperator();
    await expect(addTenantNote(ctx, { tenantId: tenant.id, text: ' ' })).rejects.toMatchObject({
      fields: { text: 'required' },
    });
    await expect(addTenantNote(ctx, { tenantId: newId(), text: 'x' })).rejects.toMatchObject({
      code: 'record_not_found',
    });
  });
});
