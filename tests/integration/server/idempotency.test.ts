import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { idempotencyKeys } from '@/db/schema/activity';
import { vehicleClasses } from '@/db/schema/vehicles';
import { newId } from '@/lib/id';
import { command } from '@/lib/server/command';
import { asAdmin, asManager } from '@/tests/support/contexts';
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

describe('a command with an idempotency key', () => {
  it('does the work once for sixteen equal requests at the same time, and answers all of them alike', async () => {
    const ctx = await asManager(tenant, { idempotencyKey: newId() });
    const answers = await Promise.all(Array.from({ length: 16 }, () => addClass(ctx, { name: 'Once' })));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await countClasses('Once')).toBe(1);
  });

  it('keeps of the body only what nobody can try texts against', async () => {
    const idempotencyKey = newId();
    await addClass(await asManager(tenant, { idempotencyKey }), { name: 'Guessed' });
    const [row] = await withTenant(tenant.id, (tx) =>
      tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, idempotencyKey)),
    );
    const plain = createHash('sha256').update('{"name":"Guessed"}').digest('hex');
    expect(row?.requestHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.requestHash).not.toBe(plain);
  });

  it('answers one member alone by a key, and for one verb alone', async () => {
    const key = { idempotencyKey: newId() };
    const mine = await addClass(await asManager(tenant, key), { name: 'Mine' });
    const refused = { code: 'idempotency_mismatch' };
    await expect(addClass(await asAdmin(tenant, key), { name: 'Mine' })).rejects.toMatchObject(refused);
    const sameBody = command({ ...addClass.verb, name: 'test.other' }, async (ctx, input) => {
      ctx.record({ entity: 'other', entityId: null, before: null, after: input });
      return null;
    });
    await expect(sameBody(await asManager(tenant, key), { name: 'Mine' })).rejects.toMatchObject(refused);
    const stranger = await makeTenant();
    expect((await addClass(await asManager(stranger, key), { name: 'Mine' })).id).not.toBe(mine.id);
    expect(await countClasses('Mine')).toBe(1);
  });

  it('takes a body whose fields come in another order for the same', async () => {
    const ctx = await asManager(tenant, { idempotencyKey: newId() });
    const [a, b] = [
      { name: 'Ordered', note: { x: 1, y: [2] } },
      { note: { y: [2], x: 1 }, name: 'Ordered' },
    ];
    expect(await addClass(ctx, b)).toEqual(await addClass(ctx, a));
    const other = { ...a, note: { x: 1, y: [3] } };
    await expect(addClass(ctx, other)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('takes a key of 255 characters and no longer one', async () => {
    const long = newId().padEnd(255, 'x');
    await expect(addClass(await asManager(tenant, { idempotencyKey: long }), { name: 'Long' })).resolves.toBeDefined();
    await expect(
      addClass(await asManager(tenant, { idempotencyKey: `${long}x` }), { name: 'Longer' }),
    ).rejects.toMatchObject({ code: 'validation_error' });
  });

  it('joins the transaction of the verb that calls it, and leaves the key to that one', async () => {
    const twice = command({ name: 'test.twice', permission: 'vehicles.create', input: z.object({}) }, async (ctx) => {
      await addClass(ctx, { name: 'Inner' });
      await addClass(ctx, { name: 'Inner too' });
      ctx.record({ entity: 'vehicle_class', entityId: null, before: null, after: null });
      throw new Error('after both');
    });
    const ctx = await asManager(tenant, { idempotencyKey: newId() });
    await expect(twice(ctx, {})).rejects.toThrow('after both');
    expect([await countClasses('Inner'), await countClasses('Inner too')]).toEqual([0, 0]);
  });

  it('refuses the same key with another body', async () => {
    const ctx = await asManager(tenant, { idempotencyKey: newId() });
    await addClass(ctx, { name: 'First body' });
    await expect(addClass(ctx, { name: 'Second body' })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });
});

it('is told that a text can’t be stored, not that the transaction has failed since', async () => {
  const storing = addClass(await asAdmin(tenant, { idempotencyKey: newId() }), { name: '\ud800' });
  await expect(storing).rejects.toMatchObject({ code: 'validation_error' });
});
