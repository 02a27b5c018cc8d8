import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closeDatabase } from '@/db/client';
import { copyFromTenant } from '@/db/copy-from-tenant';
import { proveReplica } from '@/db/prove-replica';
import { assertReplayed, ReplicaBehind } from '@/db/replayed';
import { databaseCode } from '@/lib/database-error';
import { newId } from '@/lib/id';
import { log } from '@/lib/log';
import { command } from '@/lib/server/command';
import { heavyQuery } from '@/lib/server/heavy-query';
import { query, type ReadContext } from '@/lib/server/query';
import { asAdmin, asMember } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken } from '@/tests/support/next/arrive';
import { callRoute } from '@/tests/support/next/routes';

/** The same server under another login: who is signed in tells where a read went. */
const READER = `wout_reader_${newId().slice(-12)}`;
let admin: postgres.Sql;
let main: string;
let reader: string;
let tenant: TestTenant;

beforeAll(async () => {
  main = process.env.DATABASE_URL ?? '';
  admin = postgres(main, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create role ${READER} login password 'only-for-tests' in role wout_app`);
  const url = new URL(main);
  [url.username, url.password] = [READER, 'only-for-tests'];
  reader = url.href;
  process.env.DATABASE_READ_URL = reader;
  tenant = await makeTenant();
});
afterAll(async () => {
  delete process.env.DATABASE_READ_URL;
  await closeDatabase();
  await admin.unsafe(`drop role ${READER}`);
  await admin.end();
});

async function login({ tx }: Pick<ReadContext, 'tx'>): Promise<string | undefined> {
  const [row] = await tx.execute<{ login: string }>(sql`select session_user::text as login`);
  return row?.login;
}

it('heavy reads go to the replica, and all others to the database', async () => {
  const ctx = await asAdmin(tenant);
  expect(await heavyQuery(ctx, 'vehicles.view', login)).toBe(READER);
  expect(await query(ctx, 'vehicles.view', login)).not.toBe(READER);
});

it('a verb reads where it writes', async () => {
  const of = { name: 'tests.read', permission: 'vehicles.view', input: z.object({}) } as const;
  const verb = command(of, async (ctx) => {
    ctx.record({ entity: 'tenant', entityId: tenant.id, before: null, after: {} });
    return heavyQuery(ctx, 'vehicles.view', login);
  });
  expect(await verb(await asAdmin(tenant), {})).not.toBe(READER);
});

it.each(['/reports/summary', '/reports/rows'])('%s goes there', async (at) => {
  await closeDatabase();
  arrive(await memberToken(tenant, 'admin'));
  const file = `app/api${at}/route.ts`;
  const answer = await callRoute({ file, method: 'GET' }, { query: 'from=2026-11-01&until=2026-11-30&types=payments' });
  expect(answer.status).toBe(200);
  const [row] = await admin`select count(*)::int as open from pg_stat_activity where usename = ${READER}`;
  expect(row?.open).toBeGreaterThan(0);
});

it('asks for the same right', async () => {
  await expect(heavyQuery(await asMember(tenant, 'agent'), 'reports.view', login)).rejects.toMatchObject({
    code: 'insufficient_permissions',
  });
});

it('shows one company’s rows alone', async () => {
  await makeTenant();
  const seen = await heavyQuery(await asAdmin(tenant), 'vehicles.view', ({ tx }) =>
    tx.execute<{ id: string }>(sql`select tenant_id as id from members group by 1`),
  );
  expect(seen.map(({ id }) => id)).toEqual([tenant.id]);
});

it('refuses to write', async () => {
  const writing = heavyQuery(await asAdmin(tenant), 'vehicles.view', ({ tx }) => tx.execute(sql`delete from notices`));
  expect(await writing.catch(databaseCode)).toBe('25006');
});

it('shows what was written just before', async () => {
  const id = await makeVehicle(tenant);
  const found = await heavyQuery(await asAdmin(tenant), 'vehicles.view', ({ tx }) =>
    tx.execute(sql`select 1 from vehicles where id = ${id}`),
  );
  expect(found).toHaveLength(1);
});

it('copies of rows come from there', async () => {
  expect(await text(await copyFromTenant(tenant.id, sql`select session_user::text`, 'csv'))).toBe(`${READER}\n`);
});

it('a replica that does not have all yet is asked again, and then given up', async () => {
  let asked = 0;
  const answering = (late: number) => async () => {
    asked += 1;
    return [{ replayed: asked > late }];
  };
  await assertReplayed(answering(2), '0/16B3748');
  expect(asked).toBe(3);
  await expect(assertReplayed(answering(99), '0/16B3748')).rejects.toThrow(ReplicaBehind);
});

it('the start refuses another database, and takes a replica that is away', async () => {
  await proveReplica(main, reader);
  const other = new URL(reader);
  other.pathname = '/postgres';
  await expect(proveReplica(main, other.href)).rejects.toThrow('DATABASE_READ_URL is no replica');
  const away = new URL(reader);
  away.port = '1';
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await proveReplica(main, away.href);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining("can't be reached"));
  warned.mockRestore();
});

it('a copy comes from the database where the replica is away', async () => {
  const away = new URL(reader);
  away.port = '1';
  process.env.DATABASE_READ_URL = away.href;
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  try {
    const copied = await text(await copyFromTenant(tenant.id, sql`select session_user::text`, 'csv'));
    expect(copied).not.toBe(`${READER}\n`);
    expect(warned).toHaveBeenCalled();
  } finally {
    warned.mockRestore();
    process.env.DATABASE_READ_URL = reader;
  }
});

it('a read that the replica gives up half-way is done by the database, as are those that follow', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  const ctx = await asAdmin(tenant);
  const logins: (string | undefined)[] = [];
  const read = (within: ReadContext) =>
    login(within).then((name) => {
      logins.push(name);
      if (name === READER) throw Object.assign(new Error('conflict with recovery'), { code: '40001' });
    });
  await heavyQuery(ctx, 'vehicles.view', read);
  expect(logins).toEqual([READER, expect.not.stringMatching(READER)]);
  expect(await heavyQuery(ctx, 'vehicles.view', login)).not.toBe(READER);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
