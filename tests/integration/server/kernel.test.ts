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

  it('tries a transaction that was broken off three times, and no oftener', async () => {
    for (const [failures, code] of [
      [2, '40P01'],
      [2, '40001'],
      [3, '40P01'],
      [1, '23505'],
    ] as const) {
      let attempts = 0;
      const broken = command(
        { name: 'test.broken', permission: 'vehicles.create', input: z.object({}) },
        async (ctx) => {
          attempts += 1;
          if (attempts <= failures) throw Object.assign(new Error(code), { code });
          ctx.record({ entity: 'attempt', entityId: null, before: null, after: attempts });
          return attempts;
        },
      );
      const answer = broken(await asManager(tenant), {});
      if (failures === 2) await expect(answer).resolves.toBe(3);
      else await expect(answer).rejects.toThrow(code);
      expect(attempts).toBe(code === '23505' ? 1 : 3);
    }
  });

  it('says in words of its own that the database is away, or that an id is nobody’s', async () => {
    for (const [code, said] of [
      ['57P01', 'database_unavailable'],
      ['ECONNREFUSED', 'database_unavailable'],
      ['23503', 'record_not_found'],
      ['22P05', 'validation_error'],
    ]) {
      const failing = command({ name: 'test.fails', permission: 'vehicles.create', input: z.object({}) }, async () => {
        throw new Error('wrapped', { cause: Object.assign(new Error(), { code }) });
      });
      await expect(failing(await asManager(tenant), {})).rejects.toMatchObject({ code: said });
      const reading = query(await asManager(tenant), 'vehicles.view', async () => {
        throw Object.assign(new Error(), { code });
      });
      await expect(reading).rejects.toMatchObject({ code: said });
    }
  });

  it('lets nobody read who holds no right to', async () => {
    const read = async () => 'read';
    await expect(query(await asAgent(tenant), 'reports.view', read)).rejects.toMatchObject({
      code: 'insufficient_permissions',
    });
    await expect(query(await asManager(tenant), 'reports.view', read)).resolves.toBe('read');
  });

  it('writes as many entries as there are records, in their order', async () => {
    const many = command({ name: 'test.many', permission: 'vehicles.create', input: z.object({}) }, async (ctx) => {
      for (let count = 0; count < 1001; count += 1)
        ctx.record({ entity: 'many', entityId: null, before: null, after: count, action: `test.many.${count % 2}` });
      return null;
    });
    await many(await asManager(tenant), {});
    const entries = await withTenant(tenant.id, (tx) =>
      tx
        .select({ action: auditEntries.action, after: auditEntries.after })
        .from(auditEntries)
        .where(and(eq(auditEntries.tenantId, tenant.id), eq(auditEntries.entity, 'many'))),
    );
    expect(entries.map(({ after }) => after).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 1001 }, (_, count) => count),
    );
    expect(entries.filter(({ action }) => action === 'test.many.1')).toHaveLength(500);
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
