import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { vehicleClasses } from '@/db/schema/vehicles';
import { newId } from '@/lib/id';
import { command } from '@/lib/server/command';
import { query } from '@/lib/server/query';
import { nextNumber } from '@/lib/tenants/next-number';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;

const addClass = command(
  { name: 'test.addClass', permission: 'vehicles.create', input: z.object({ name: z.string().trim().min(1).max(20) }) },
  async (ctx, input) => {
    const id = newId();
    await ctx.tx.insert(vehicleClasses).values({ tenantId: ctx.tenantId, id, name: input.name });
    ctx.record({ entity: 'vehicle_class', entityId: id, before: null, after: input });
    return { id };
  },
);

const silent = command({ name: 'test.silent', permission: 'vehicles.create', input: z.object({}) }, async (ctx) => {
  await ctx.tx.insert(vehicleClasses).values({ tenantId: ctx.tenantId, id: newId(), name: 'unrecorded' });
  return null;
});

const takeNumber = command(
  { name: 'test.number', permission: 'rentals.create', input: z.object({ fail: z.boolean() }) },
  async (ctx, input) => {
    const number = await nextNumber(ctx, 'R');
    ctx.record({ entity: 'number', entityId: null, before: null, after: number });
    if (input.fail) throw new Error('after the number was taken');
    return number;
  },
);

beforeAll(async () => {
  tenant = await makeTenant();
});

afterAll(closeDatabase);

function countClasses(name: string): Promise<number> {
  return withTenant(tenant.id, async (tx) => {
    const [row] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(vehicleClasses)
      .where(eq(vehicleClasses.name, name));
    return row?.count ?? 0;
  });
}

describe('command', () => {
  it('runs as the application’s role, inside the tenant', async () => {
    const ctx = await asAgent(tenant);
    const rows = await query(ctx, 'vehicles.view', (q) =>
      q.tx.execute<{ role: string; tenant: string }>(
        sql`select current_user as role, current_setting('app.tenant_id') as tenant`,
      ),
    );
    expect(rows[0]).toEqual({ role: 'wout_app', tenant: tenant.id });
  });

  it('refuses a role without the permission', async () => {
    await expect(addClass(await asAgent(tenant), { name: 'Agent class' })).rejects.toMatchObject({
      code: 'insufficient_permissions',
    });
    expect(await countClasses('Agent class')).toBe(0);
  });

  it('names each bad field by its code', async () => {
    const ctx = await asManager(tenant);
    await expect(addClass(ctx, { name: '' })).rejects.toMatchObject({
      code: 'validation_error',
      fields: { name: 'required' },
    });
    await expect(addClass(ctx, {})).rejects.toMatchObject({ fields: { name: 'required' } });
    await expect(addClass(ctx, { name: 'x'.repeat(21) })).rejects.toMatchObject({ fields: { name: 'too_long' } });
  });

  it('writes the audit entry in the same transaction, and rolls back a verb that records none', async () => {
    const { id } = await addClass(await asManager(tenant), { name: 'Recorded' });
    const entries = await withTenant(tenant.id, (tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.tenantId, tenant.id), eq(auditEntries.entityId, id))),
    );
    expect(entries).toMatchObject([
      { action: 'test.addClass', memberId: tenant.members.manager, after: { name: 'Recorded' } },
    ]);
    await expect(silent(await asManager(tenant), {})).rejects.toThrow(/recorded nothing/);
    expect(await countClasses('unrecorded')).toBe(0);
  });

  it('does the work once for sixteen equal requests at the same time, and answers all of them alike', async () => {
    const ctx = await asManager(tenant, { idempotencyKey: newId() });
    const answers = await Promise.all(Array.from({ length: 16 }, () => addClass(ctx, { name: 'Once' })));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await countClasses('Once')).toBe(1);
  });

  it('refuses the same key with another body', async () => {
    const ctx = await asManager(tenant, { idempotencyKey: newId() });
    await addClass(ctx, { name: 'First body' });
    await expect(addClass(ctx, { name: 'Second body' })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('gives numbers without gaps, also when a transaction fails and when many ask at once', async () => {
    const ctx = await asAgent(tenant, { now: new Date('2026-06-01T12:00:00Z') });
    await expect(takeNumber(ctx, { fail: true })).rejects.toThrow();
    const numbers = await Promise.all(Array.from({ length: 12 }, () => takeNumber(ctx, { fail: false })));
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `R-2026-${String(index + 1).padStart(5, '0')}`),
    );
  });
});
