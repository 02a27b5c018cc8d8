import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '@/db/migrate';
import { isolationFaults } from '@/db/prove-isolation';
import { newId } from '@/lib/id';

const server = process.env.DATABASE_URL ?? '';
const admin = postgres(server, { max: 1, onnotice: () => undefined });
const owner = `other_owner_${newId().slice(-12)}`;
const database = `${owner}_database`;

afterAll(async () => {
  await admin.unsafe(`drop database if exists ${database} with (force)`);
  await admin.unsafe(`drop role if exists ${owner}`);
  await admin.end();
});

it('of another owner on the same server is told what to do about the roles, and can then be migrated', async () => {
  await admin.unsafe(`create role ${owner} login createrole password 'only-for-tests'`);
  await admin.unsafe(`create database ${database} owner ${owner}`);
  const address = new URL(server);
  Object.assign(address, { username: owner, password: 'only-for-tests', pathname: `/${database}` });
  const refusal: Error = await migrate(address.href).catch((error) => error);
  expect(refusal.message).toContain('belong to another owner');
  const [grant = ''] = /grant [^;]+/.exec(refusal.message) ?? [];
  await admin.unsafe(grant);
  await migrate(address.href);
  expect(await isolationFaults(address.href)).toEqual([]);
});
