import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { isInTransaction } from '@/db/in-transaction';
import { vehicleClasses } from '@/db/schema/vehicles';
import { newId } from '@/lib/id';
import { command } from '@/lib/server/command';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

interface Seen {
  name: string;
  committed: boolean;
  inTransaction: boolean;
}

/** A verb that names a class, and another one that calls it. What is done after the commit is reported to `heard`. */
function verbs(heard: (seen: Seen) => void, fail = false) {
  const input = z.object({ name: z.string() });
  const inner = command({ name: 'test.inner', permission: 'vehicles.create', input }, async (ctx, { name }) => {
    const id = newId();
    await ctx.tx.insert(vehicleClasses).values({ tenantId: ctx.tenantId, id, name });
    ctx.record({ entity: 'vehicle_class', entityId: id, before: null, after: { name } });
    ctx.afterCommit(async () => {
      const inTransaction = isInTransaction();
      const rows = await withTenant(tenant.id, (tx) =>
        tx.select().from(vehicleClasses).where(eq(vehicleClasses.id, id)),
      );
      heard({ name, committed: rows.length === 1, inTransaction });
    });
    return { id };
  });
  return command({ name: 'test.outer', permission: 'vehicles.create', input }, async (ctx, given) => {
    const answer = await inner(ctx, given);
    ctx.record({ entity: 'vehicle_class', entityId: answer.id, before: null, after: {} });
    expect(isInTransaction()).toBe(true);
    if (fail) throw new Error('after the inner verb');
    return answer;
  });
}

it('does work after the commit of the outermost verb, once, outside any transaction', async () => {
  const done: Seen[] = [];
  const ctx = { ...(await asManager(tenant)), idempotencyKey: newId() };
  const both = await new Promise<{ id: string }[]>((resolve, reject) => {
    const outer = verbs((seen) => {
      done.push(seen);
      again.then((second) => first.then((answer) => resolve([answer, second])), reject);
    });
    const first = outer(ctx, { name: 'Suv' });
    const again = first.then(() => outer(ctx, { name: 'Suv' }));
  });
  expect(both[0]).toEqual(both[1]);
  expect(done).toEqual([{ name: 'Suv', committed: true, inTransaction: false }]);
});

it('does nothing after what was rolled back', async () => {
  const done: Seen[] = [];
  const failing = verbs((seen) => done.push(seen), true);
  await expect(failing(await asManager(tenant), { name: 'Van' })).rejects.toThrow('after the inner verb');
  expect(done).toEqual([]);
});

it('a failure afterwards does not change the answer', async () => {
  const input = z.object({});
  const failing = command({ name: 'test.failing', permission: 'vehicles.create', input }, async (ctx) => {
    ctx.record({ entity: 'nothing', entityId: null, before: null, after: null });
    ctx.afterCommit(() => Promise.reject(new Error('too late')));
    return 'answer';
  });
  expect(await failing(await asManager(tenant), {})).toBe('answer');
});
