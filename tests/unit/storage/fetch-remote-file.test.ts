import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRemoteFile } from '@/lib/storage/fetch-remote-file';
import type { RemoteGuard } from '@/lib/storage/remote-guard';
import { startCanary } from '@/tests/support/canary-server';
import { nameServer } from '@/tests/support/name-server';

const PHOTO = Buffer.from('89504e470d0a1a0a', 'hex');
const LIMIT = 10 * 1024 * 1024;

type Canary = Awaited<ReturnType<typeof startCanary>>;
/** An address of this machine that counts as public here, and one that must never be reached. */
let open: Canary;
let canary: Canary;

beforeAll(async () => {
  canary = await startCanary();
  const redirect = (to: () => string) => (_request: unknown, response: ServerResponse) =>
    void response.writeHead(302, { location: to() }).end();
  open = await startCanary({
    '/photo%20one.png': (_request, response) => void response.end(PHOTO),
    '/hop': redirect(() => '/photo%20one.png'),
    '/hop-3': redirect(() => '/hop-2'),
    '/hop-2': redirect(() => '/hop'),
    '/hop-4': redirect(() => '/hop-3'),
    '/loop': redirect(() => '/loop'),
    '/to-private': redirect(() => `http://10.0.0.1:${canary.port}/`),
    '/to-local': redirect(() => `http://localhost:${canary.port}/`),
    '/to-metadata': redirect(() => `http://169.254.169.254:${canary.port}/latest/meta-data/`),
    '/to-changed': redirect(() => `http://changes.test:${open.port}/photo%20one.png`),
    '/to-file': redirect(() => 'file:///etc/passwd'),
    '/to-port': redirect(() => 'http://127.0.0.1:22/'),
    '/to-user': redirect(() => `http://me:secret@127.0.0.1:${open.port}/photo%20one.png`),
    '/to-nowhere': redirect(() => 'http://[::'),
    '/endless': endless,
    '/slow': slow,
    '/huge': (_request, response) => void response.writeHead(200, { 'content-length': String(LIMIT + 1) }).write('x'),
    '/lies': (_request, response) => void response.end(Buffer.alloc(LIMIT + 1)),
    '/gzip': (_request, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    '/html': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    '/broken': (_request, response) =>
      void response.writeHead(200, { 'content-length': '100' }).end('x', () => response.destroy()),
    '/switches': (request) => void request.socket.end('HTTP/1.1 101 x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    '/failed': (_request, response) => void response.writeHead(500).end(),
    '/empty': (_request, response) => void response.end(),
  });
});
afterAll(async () => {
  await open.stop();
  await canary.stop();
});

/** Sends without end, as fast as it is read. */
function endless(_request: unknown, response: ServerResponse) {
  const parts = function* () {
    for (;;) yield Buffer.alloc(65_536);
  };
  Readable.from(parts()).pipe(response);
}

/** One byte, and then nothing more. */
function slow(_request: unknown, response: ServerResponse) {
  response.writeHead(200, { 'content-length': '100' });
  response.write('x');
}

/** The product's own guard, except for the ports of this test's servers. */
function strict(extra: Partial<RemoteGuard> = {}): RemoteGuard {
  return { ports: [80, 443, canary.port, open.port], allowed: [], deadlineMs: 10_000, ...extra };
}

/** The same, with one of this machine's addresses treated as public. Localhost's other addresses stay forbidden. */
function lenient(extra: Partial<RemoteGuard> = {}): RemoteGuard {
  return strict({ allowed: ['127.0.0.1'], lookup: nameServer({ 'changes.test': ['10.0.0.1'] }), ...extra });
}

describe('a name server that changes its mind', () => {
  it('is asked once per connection, and exactly its answer is checked and called', async () => {
    const asked: string[] = [];
    const lookup = nameServer({ 'changes.test': ['127.0.0.1', '10.0.0.1'] }, asked);
    const url = `http://changes.test:${open.port}/photo%20one.png`;
    await expect(fetchRemoteFile(url, lenient({ lookup }))).resolves.toMatchObject({ fileName: 'photo one.png' });
    expect(asked).toEqual(['changes.test']);
    await expect(fetchRemoteFile(url, lenient({ lookup }))).rejects.toMatchObject({ code: 'url_refused' });
    expect(asked).toEqual(['changes.test', 'changes.test']);
  });

  it('is asked again after a redirect, and no longer believed', async () => {
    const lookup = nameServer({ 'changes.test': ['127.0.0.1', '10.0.0.1'] });
    const url = `http://changes.test:${open.port}/to-changed`;
    await expect(fetchRemoteFile(url, lenient({ lookup }))).rejects.toMatchObject({ code: 'url_refused' });
  });
});

describe('a redirect', () => {
  it.each(['/hop', '/hop-2', '/hop-3'])('%s is followed where it leads to the public', async (path) => {
    const { content, fileName } = await fetchRemoteFile(open.origin + path, lenient());
    expect([Buffer.from(content).equals(PHOTO), fileName]).toEqual([true, 'photo one.png']);
  });

  it.each([
    '/hop-4',
    '/loop',
    '/to-private',
    '/to-local',
    '/to-metadata',
    '/to-file',
    '/to-port',
    '/to-user',
    '/to-nowhere',
  ])('%s is not', async (path) => {
    const before = canary.knocks();
    const guard = lenient({ lookup: nameServer({ localhost: ['::1 127.0.0.1'] }) });
    await expect(fetchRemoteFile(open.origin + path, guard)).rejects.toMatchObject({ code: 'url_refused' });
    expect(canary.knocks()).toBe(before);
  });
});

describe('an answer', () => {
  it.each([
    ['/endless', 'file_too_large'],
    ['/huge', 'file_too_large'],
    ['/lies', 'file_too_large'],
    ['/slow', 'url_too_slow'],
    ['/broken', 'url_unreachable'],
    ['/failed', 'url_unreachable'],
    ['/switches', 'url_unreachable'],
    ['/missing', 'url_unreachable'],
  ])('%s is %s', async (path, code) => {
    const guard = lenient({ deadlineMs: path === '/slow' ? 300 : 10_000 });
    await expect(fetchRemoteFile(open.origin + path, guard)).rejects.toMatchObject({ code });
  });

  it('is never unpacked, so that it cannot swell', async () => {
    const { content } = await fetchRemoteFile(`${open.origin}/gzip`, lenient());
    expect(content.length).toBeLessThan(100_000);
    expect([...content.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  });

  it.each([
    ['/html', '<html>'],
    ['/empty', ''],
  ])('%s comes as it is, for its content to be looked at', async (path, text) => {
    const { content } = await fetchRemoteFile(open.origin + path, lenient());
    expect(Buffer.from(content).toString()).toBe(text);
  });

  it('that does not come because nobody is there, or no such name, is unreachable', async () => {
    const guard = lenient({ ports: [1, 80], lookup: nameServer({}) });
    await expect(fetchRemoteFile('http://127.0.0.1:1/x', guard)).rejects.toMatchObject({ code: 'url_unreachable' });
    await expect(fetchRemoteFile('http://nobody.test/x', guard)).rejects.toMatchObject({ code: 'url_unreachable' });
  });
});
