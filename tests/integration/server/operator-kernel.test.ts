import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withPlatform } from '@/db/client';
import { operatorSessions, platformAuditEntries } from '@/db/schema/operators';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { operatorAction } from '@/lib/server/operator-action';
import { operatorCommand } from '@/lib/server/operator-command';
import { operatorQuery } from '@/lib/server/operator-query';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ session: '', drawn: [] as unknown[][] }));
// Next's own functions, which give an action its request and receive its revalidations.
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'wout.test', origin: 'https://wout.test' }),
  cookies: async () => ({ get: () => ({ value: request.session }) }),
}));
vi.mock('next/cache', () => ({ revalidatePath: (...args: unknown[]) => request.drawn.push(args) }));

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const input = z.object({ records: z.number().default(1), fail: z.string().optional() });
const note = operatorCommand(
  { name: 'test.note', permission: 'plans.manage', input },
  async (ctx, { records, fail }) => {
    await ctx.tx.execute(sql`select 1`);
    if (fail) throw Object.assign(new Error(), { code: fail });
    for (let count = 0; count < records; count += 1)
      ctx.record({ subjectTenantId: tenant.id, before: { count }, after: { count: count + 1 } });
    return ctx.operator.name;
  },
);
const read = (ctx: Parameters<typeof operatorQuery>[0]) =>
  operatorQuery(ctx, 'plans.manage', (tx) => tx.execute(sql`select current_user as role`));
const log = (operatorId: string) =>
  withPlatform((tx) => tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.operatorId, operatorId)));

it('lets operators in by their role, in admin mode alone', async () => {
  for (const may of [await asOperator('owner'), await asOperator('superadmin')]) {
    await expect(note(may, {})).resolves.toBe('The operator');
    expect(await read(may)).toMatchObject([{ role: 'wout_platform' }]);
  }
  const refused = { code: 'insufficient_permissions' };
  for (const mayNot of [await asOperator('owner', false), await asOperator('admin'), await asOperator('support')]) {
    await expect(note(mayNot, {})).rejects.toMatchObject(refused);
    await expect(read(mayNot)).rejects.toMatchObject(refused);
    expect(await log(mayNot.operator.id)).toEqual([]);
  }
});

it('writes who did what to whom, and undoes what nobody recorded', async () => {
  const ctx = await asOperator('owner');
  await note(ctx, { records: 2 });
  const common = { action: 'test.note', actorName: 'The operator', address: '127.0.0.1', subjectTenantId: tenant.id };
  const entries = await log(ctx.operator.id);
  expect(entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
    { ...common, before: { count: 0 }, after: { count: 1 } },
    { ...common, before: { count: 1 }, after: { count: 2 } },
  ]);
  await expect(note(ctx, { records: 0 })).rejects.toThrow('test.note recorded nothing for the audit log');
});

it('says in words of its own that the database is away', async () => {
  const ctx = await asOperator('owner');
  const away = { code: 'database_unavailable' };
  await expect(note(ctx, { fail: '57P01' })).rejects.toMatchObject(away);
  const failing = operatorQuery(ctx, 'plans.manage', async () => {
    throw Object.assign(new Error(), { code: '57P01' });
  });
  await expect(failing).rejects.toMatchObject(away);
});

it('does its work once for equal requests with one key, and refuses any other with it', async () => {
  const ctx = { ...(await asOperator('owner')), idempotencyKey: newId() };
  const answers = await Promise.all(Array.from({ length: 8 }, () => note(ctx, { records: 1 })));
  expect(new Set(answers)).toEqual(new Set(['The operator']));
  expect(await log(ctx.operator.id)).toHaveLength(1);
  await expect(note(ctx, { records: 2 })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  const other = { ...(await asOperator('owner')), idempotencyKey: ctx.idempotencyKey };
  await note(other, { records: 2 });
  expect(await log(other.operator.id)).toHaveLength(2);
});

it('keeps no key of a request that failed', async () => {
  const ctx = { ...(await asOperator('owner')), idempotencyKey: newId() };
  await expect(note(ctx, { fail: '57P01' })).rejects.toThrow();
  await note(ctx, { records: 1 });
  expect(await log(ctx.operator.id)).toHaveLength(1);
});

it('is an action that reloads its screens once the work is done', async () => {
  const { operator, sessionId } = await asOperator('owner');
  const session = {
    id: sessionId,
    operatorId: operator.id,
    adminMode: true,
    expiresAt: new Date(Date.now() + HOUR_MS),
  };
  await withPlatform((tx) => tx.insert(operatorSessions).values(session));
  request.session = await encodeSessionToken({ sessionId, tenantId: null });
  const noteAction = operatorAction(note, '/admin', '/tenants');
  expect(await noteAction({ fail: '57P01' })).toMatchObject({ ok: false, error: { code: 'database_unavailable' } });
  expect(request.drawn).toEqual([]);
  expect(await noteAction({})).toEqual({ ok: true, data: 'The operator' });
  expect(request.drawn).toEqual([
    ['/admin', 'layout'],
    ['/tenants', 'layout'],
  ]);
});
