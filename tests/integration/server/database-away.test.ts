import net from 'node:net';
import { sql } from 'drizzle-orm';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { databaseCode } from '@/lib/database-error';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { middleware } from '@/middleware';
import { makeTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';
import { openSwitch } from '../../support/open-switch';

// Several tests reach the database through a relay that they shut.
const url = process.env.DATABASE_URL ?? '';

let wire: Awaited<ReturnType<typeof openSwitch>>;
beforeEach(async () => {
  await closeDatabase();
  const { hostname, port } = new URL(url);
  wire = await openSwitch(Number(port), hostname);
  useAddress(wire.port);
});
afterEach(async () => {
  await closeDatabase();
  await wire.close();
});

function useAddress(port: number) {
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  process.env.DATABASE_URL = address.toString();
  // With one connection, each failure counts against the next request.
  process.env.DATABASE_POOL = '1';
}

const ask = () => withPlatform((tx) => tx.execute(sql`select 1`));

it('works again with the first request after the database is back, however many failed before', async () => {
  await ask();
  await wire.cut();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    // Refused each time, and not told to wait longer and longer.
    expect(databaseCode(await ask().catch((error) => error))).toMatch(/^(ECONN|CONNECTION_)/);
  }
  await wire.mend();
  await ask();
});

it.each([
  ['asks on', (error: unknown) => Promise.reject(error)],
  ['fails by itself', () => Promise.reject(new Error('its own'))],
  ['ignores it', () => Promise.resolve()],
])('works again after a connection was lost in a transaction that %s', async (_, then) => {
  const work = withPlatform(async (tx) => {
    await tx.execute(sql`select 1`);
    await wire.cut();
    try {
      for (;;) await tx.execute(sql`select 1`);
    } catch (error) {
      await then(error);
    }
  });
  expect(databaseCode(await work.catch((error) => error))).toMatch(/^(ECONN|EPIPE|CONNECTION_)/);
  await wire.mend();
  for (let attempt = 0; attempt < 3; attempt += 1) await ask();
});

it('tells a request that gets no connection in time, and never does its work later', async () => {
  let silent = 0;
  const mute = net.createServer(() => {
    silent += 1;
  });
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  useAddress((mute.address() as net.AddressInfo).port);
  let done = 0;
  const error = await withPlatform(async () => {
    done += 1;
  }).catch((thrown) => thrown);
  expect(databaseCode(error)).toBe('CONNECT_TIMEOUT');
  expect([silent, done]).toEqual([1, 0]);
  await closeDatabase();
  mute.close();
});

it('needs one connection at a time, also to note that a session is in use', async () => {
  const { id: tenantId, members } = await makeTenant();
  const session = { tenantId, id: newId(), memberId: members.agent, expiresAt: new Date(Date.now() + HOUR_MS) };
  const anHourAgo = new Date(Date.now() - HOUR_MS);
  await withTenant(tenantId, (tx) => tx.insert(sessions).values({ ...session, lastSeenAt: anHourAgo }));
  expect(await loadSession(tenantId, session.id)).toMatchObject({ live: true, stale: true });
  expect(await loadSession(tenantId, session.id)).toMatchObject({ live: true, stale: false });
});

const visit = (sent: Record<string, string> = {}) =>
  middleware(new NextRequest('http://kay.localhost/vehicles', { headers: { host: 'kay.localhost', ...sent } }));

it('responds to page requests with 503 in the reader’s language while the database is away', async () => {
  await ask();
  expect((await visit()).status).toBe(200);
  await wire.cut();
  await expect(ask()).rejects.toThrow();
  const answer = await visit({ 'accept-language': 'fr' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const page = await answer.text();
  expect(page).toContain('<html lang="fr">');
  await wire.mend();
  expect((await visit()).status).toBe(200);
});
