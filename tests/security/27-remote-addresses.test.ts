import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRemoteFile } from '@/lib/storage/fetch-remote-file';
import type { RemoteGuard } from '@/lib/storage/remote-guard';
import { startCanary } from '@/tests/support/canary-server';
import { nameServer } from '@/tests/support/name-server';

type Canary = Awaited<ReturnType<typeof startCanary>>;
/** Listens on this machine, and must never be reached. */
let canary: Canary;
/** Counts as public, and leads on to where a question names. */
let open: Canary;
beforeAll(async () => {
  canary = await startCanary();
  open = await startCanary({
    '/photo.png': (_request, response) => void response.end('a photo'),
    '/to': (request, response, origin) =>
      void response
        .writeHead(302, { location: new URL(request.url ?? '', origin).searchParams.get('next') ?? '' })
        .end(),
  });
});
afterAll(async () => {
  await canary.stop();
  await open.stop();
});

/** The product's own guard, except for the ports of this test's servers. */
function strict(extra: Partial<RemoteGuard> = {}): RemoteGuard {
  return { ports: [80, 443, canary.port, open.port], allowed: [], deadlineMs: 10_000, ...extra };
}

/** The same, where 127.0.0.1 counts as public. This machine's other addresses stay forbidden. */
function lenient(extra: Partial<RemoteGuard> = {}): RemoteGuard {
  return strict({ allowed: ['127.0.0.1'], ...extra });
}

const toward = (next: string) => `${open.origin}/to?next=${encodeURIComponent(next)}`;

const PRIVATE = [
  ...['127.0.0.1', '127.1', '127.0.0.53', '127.255.255.254', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1'],
  ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0', '0', '100.64.0.1'],
  ...['100.100.100.200', '192.0.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['[::1]', '[::]', '[fc00::1]', '[fd00:ec2::254]', '[fe80::1]', '[fec0::1]', '[ff02::1]', '[::ffff:127.0.0.1]'],
  ...[
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:db8::1]',
  ],
  ...['localhost', 'localhost.', 'LOCALHOST', '127.0.0.1.', '①②⑦.0.0.1'],
];

describe('an address that is not public', () => {
  it.each(PRIVATE)('%s is refused, and nobody is called', async (host) => {
    const before = canary.knocks();
    const refused = fetchRemoteFile(`http://${host}:${canary.port}/photo.png`, strict());
    await expect(refused).rejects.toMatchObject({ code: 'url_refused' });
    expect(canary.knocks()).toBe(before);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '93.184.216.34 127.0.0.1',
    '2606:2800::1 ::1',
    '168.63.129.16',
    '93.184.216.34 168.63.129.16',
    'fec0::1',
    '4000::1',
    '64:ff9b:1::7f00:1',
  ])('is not called by a name that leads to %s', async (address) => {
    const before = canary.knocks();
    const lookup = nameServer({ 'photos.test': [address] });
    const refused = fetchRemoteFile(`http://photos.test:${canary.port}/photo.png`, strict({ lookup }));
    await expect(refused).rejects.toMatchObject({ code: 'url_refused' });
    expect(canary.knocks()).toBe(before);
  });
});

describe('an address that is none of ours', () => {
  it.each([
    ...['file:///etc/passwd', 'ftp://127.0.0.1/x', 'gopher://127.0.0.1:70/_x', 'data:image/png;base64,iVBORw0KGgo='],
    ...['javascript:alert(1)', 'blob:http://127.0.0.1/x', 'dict://127.0.0.1:11211/stat', 'jar:http://x!/y'],
    ...['//127.0.0.1/x', '/etc/passwd', 'photo.png', '', 'http://', 'http://[::1', `http://a.test/${'x'.repeat(2001)}`],
    ...['http://me:secret@photos.test/x.png', 'http://photos.test@127.0.0.1/x.png', 'https://me@photos.test/x.png'],
    ...['http://photos.test:22/x', 'http://photos.test:8080/x', 'https://photos.test:6379/x', 'http://photos.test:0/x'],
  ])('%s is refused unasked', async (address) => {
    const asked: string[] = [];
    const lookup = nameServer({ 'photos.test': ['93.184.216.34'] }, asked);
    const guard = { ports: [80, 443], allowed: [], deadlineMs: 10_000, lookup };
    await expect(fetchRemoteFile(address, guard)).rejects.toMatchObject({ code: 'url_refused' });
    expect(asked).toEqual([]);
  });
});

describe('a redirect is checked as if it had been typed', () => {
  it.each([
    ...['http://10.0.0.1:PORT/', 'http://[::1]:PORT/', 'http://0x7f.2:PORT/', 'http://2130706434:PORT/'],
    ...['http://169.254.169.254:PORT/latest/meta-data/', 'http://168.63.129.16:PORT/', '//10.0.0.1:PORT/'],
    ...['http://localhost:PORT/', 'http://photos.local:PORT/', 'http://private.test:PORT/', 'http://mixed.test:PORT/'],
    ...['file:///etc/passwd', 'ftp://127.0.0.1:PORT/x', 'javascript:alert(1)', 'http://127.0.0.1:22/', 'http://[::'],
    ...['http://me:secret@127.0.0.1:PORT/x', `http://127.0.0.1:PORT/${'x'.repeat(2001)}`],
  ])('%s', async (template) => {
    const next = template.replace('PORT', String(canary.port));
    const before = canary.knocks();
    const names = { localhost: ['127.0.0.1'], 'photos.local': ['127.0.0.1'] };
    const lookup = nameServer({ ...names, 'private.test': ['10.0.0.1'], 'mixed.test': ['127.0.0.1 168.63.129.16'] });
    for (const address of [toward(next), toward(toward(next))])
      await expect(fetchRemoteFile(address, lenient({ lookup }))).rejects.toMatchObject({ code: 'url_refused' });
    expect(canary.knocks()).toBe(before);
  });

  it('is followed to what is public, but not more than three times', async () => {
    const photo = `${open.origin}/photo.png`;
    const far = toward(toward(toward(photo)));
    expect(Buffer.from((await fetchRemoteFile(far, lenient())).content).toString()).toBe('a photo');
    await expect(fetchRemoteFile(toward(far), lenient())).rejects.toMatchObject({ code: 'url_refused' });
  });
});

describe('a name that leads elsewhere a moment later', () => {
  const named = (path: string) => `http://changes.test:${open.port}${path}`;

  it('is asked once for each connection, and called where it was checked', async () => {
    const asked: string[] = [];
    const lookup = nameServer({ 'changes.test': ['127.0.0.1', '10.0.0.1'] }, asked);
    await expect(fetchRemoteFile(named('/photo.png'), lenient({ lookup }))).resolves.toBeDefined();
    expect(asked).toEqual(['changes.test']);
  });

  it('is checked anew where a redirect leads back to it', async () => {
    const lookup = nameServer({ 'changes.test': ['127.0.0.1', '10.0.0.1'] });
    const address = named(`/to?next=${encodeURIComponent(named('/photo.png'))}`);
    await expect(fetchRemoteFile(address, lenient({ lookup }))).rejects.toMatchObject({ code: 'url_refused' });
  });
});

it('the canary would be heard', async () => {
  const before = canary.knocks();
  const known = fetchRemoteFile(`http://127.0.0.1:${canary.port}/photo.png`, strict({ allowed: ['127.0.0.1'] }));
  await expect(known).rejects.toMatchObject({ code: 'url_unreachable' });
  expect(canary.knocks()).toBe(before + 1);
});
