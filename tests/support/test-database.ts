import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';

/** Gives a test run a database of its own, migrated, on the server named by TEST_DATABASE_URL; it goes away afterwards. */
export default async function setup() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set; "npm test" starts a server and sets it.');
  const name = `wout_test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.toString();
  process.env.AUTH_SECRET ??= 'only-for-tests-only-for-tests-only-for-tests';
  await migrate(url.toString());
  return async () => {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
}
