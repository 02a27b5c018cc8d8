import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, limitedServer, postHead } from '../../support/limited-server';

const FILE_BYTES = 10_900_000;
/** So many of the largest files of one network are let in at a time, in 512 MiB. */
const ROOM = 3;

let server: Awaited<ReturnType<typeof limitedServer>>;
beforeAll(async () => {
  server = await limitedServer();
});
afterAll(() => server.stop());

/** Announces a file, of which nothing is sent. */
async function hold(network: string, path = '/api/files?told', lines: Record<string, string | number> = {}) {
  const client = await server.connect(
    postHead(path, { 'x-forwarded-for': network, 'content-length': FILE_BYTES, ...lines }),
  );
  const said = await client.hears(/102 Processing|"refused":"server_busy"|early/);
  return { ...client, isIn: !said.includes('server_busy') };
}

/** How many files of a network are let in, of one more than there is room for. */
async function letIn(network: string): Promise<number> {
  const clients: Awaited<ReturnType<typeof hold>>[] = [];
  for (let count = 0; count <= ROOM; count += 1) clients.push(await hold(network));
  for (const { socket } of clients) socket.destroy();
  return clients.filter(({ isIn }) => isIn).length;
}

describe('bodies that are under way', () => {
  const FILE = Buffer.alloc(FILE_BYTES);
  const WAYS: [string, string, (client: Client) => unknown][] = [
    ['they have come', '/api/files?told', ({ socket }) => socket.write(FILE)],
    ['they are given up', '/api/files?told', ({ socket }) => socket.resetAndDestroy()],
    ['they end too soon', '/api/files?told', ({ socket }) => socket.end('x')],
    ['the server loses them', '/api/files?broken,told', () => undefined],
    [
      'their answer is no longer waited for',
      '/api/files?hang,told',
      async ({ socket, hears }) => {
        socket.write(FILE);
        await hears(/102 Processing[\s\S]*102 Processing/);
        socket.destroy();
      },
    ],
    ['they have come after their answer', '/api/files?early', ({ socket }) => socket.write(FILE)],
  ];

  it.each(WAYS)('make room once %s', async (how, path, end) => {
    const network = `203.0.113.${WAYS.findIndex(([one]) => one === how)}`;
    const held: Awaited<ReturnType<typeof hold>>[] = [];
    for (let count = 0; count < ROOM; count += 1) held.push(await hold(network, path));
    if (path.endsWith('told') && !path.includes('broken')) expect((await hold(network)).isIn).toBe(false);
    await Promise.all(held.map(end));
    // Connections that are still open keep nothing.
    await expect.poll(() => letIn(network), { timeout: 10_000 }).toBe(ROOM);
    for (const { socket } of held) socket.destroy();
  });

  it('make room where they waited behind a request that is never answered', async () => {
    const network = '203.0.113.40';
    const lines = { 'x-forwarded-for': network, 'content-length': FILE_BYTES };
    const two = `GET /hang HTTP/1.1\r\nhost: kay.localhost\r\n\r\n${postHead('/api/files', lines)}`;
    const held = await Promise.all([1, 2, 3].map(() => server.connect(two)));
    const isLetIn = async () => {
      const { isIn, socket } = await hold(network);
      socket.destroy();
      return isIn;
    };
    await expect.poll(isLetIn, { timeout: 10_000 }).toBe(false);
    for (const { socket } of held) socket.destroy();
    await expect.poll(() => letIn(network), { timeout: 10_000 }).toBe(ROOM);
  });

  it('of one network leave room for another’s, and for all that is no file', async () => {
    const held = [await hold('203.0.113.50'), await hold('203.0.113.50'), await hold('203.0.113.50')];
    expect((await hold('203.0.113.50')).isIn).toBe(false);
    expect((await hold('203.0.113.50', '/api/health?told', { 'content-length': 100_000 })).isIn).toBe(true);
    const other = await hold('203.0.113.51');
    expect(other.isIn).toBe(true);
    expect((await hold('203.0.113.52')).isIn).toBe(false);
    for (const { socket } of [...held, other]) socket.destroy();
    await expect.poll(() => letIn('203.0.113.52'), { timeout: 10_000 }).toBe(ROOM);
  });
});

describe('on a clock that runs twenty times as fast', () => {
  const SLOW_MS = 500;
  let fast: typeof server;
  beforeAll(async () => {
    fast = await limitedServer({ faster: 20 });
  });
  afterAll(() => fast.stop());

  /** Sends a piece every 10 s of the server's, for as long as three minutes. */
  async function trickle(path: string): Promise<string> {
    const pieces = 18;
    const client = await fast.connect(postHead(path, { 'content-length': pieces * 1000 }));
    for (let count = 0; count < pieces && client.said() === ''; count += 1) {
      client.socket.write(Buffer.alloc(1000));
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    }
    const said = await client.hears(/\}$/);
    client.socket.destroy();
    return said;
  }

  it('a body that stands still is ended after a minute, and makes room', async () => {
    const clients = await Promise.all(
      [0, 1, 2].map(() => fast.connect(postHead('/api/files?told', { 'content-length': FILE_BYTES }))),
    );
    for (const client of clients) {
      expect(await client.hears(/\}$/)).toMatch(/HTTP\/1\.1 408 /);
      expect((await client.ended).failure).toBeNull();
    }
    const next = await fast.connect(postHead('/api/files?told', { 'content-length': FILE_BYTES }));
    expect(await next.hears(/HTTP/)).toMatch(/102 Processing/);
    next.socket.destroy();
  });

  it('a slow upload goes on, and what is no upload has two minutes', async () => {
    const [upload, other] = await Promise.all([trickle('/api/files'), trickle('/api/vehicles')]);
    expect(upload).toContain('"length":18000');
    expect(other).toMatch(/HTTP\/1\.1 408 /);
  });
});
