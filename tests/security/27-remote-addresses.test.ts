import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRemoteFile } from '@/lib/storage/fetch-remote-file';
import type { RemoteGuard } from '@/lib/storage/remote-guard';
import { startCanary } from '@/tests/support/canary-server';
import { nameServer } from '@/tests/support/name-server';

/** Listens on this machine, and must never be reached. */
let canary: Awaited<ReturnType<typeof startCanary>>;
beforeAll(async () => {
  canary = await startCanary();
});
afterAll(() => canary.stop());

/** The product's own guard, except for the port of the canary server. */
function strict(extra: Partial<RemoteGuard> = {}): RemoteGuard {
  return { ports: [80, 443, canary.port], allowed: [], deadlineMs: 10_000, ...extra };
}

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

it('the canary would be heard', async () => {
  const before = canary.knocks();
  const known = fetchRemoteFile(`http://127.0.0.1:${canary.port}/photo.png`, strict({ allowed: ['127.0.0.1'] }));
  await expect(known).rejects.toMatchObject({ code: 'url_unreachable' });
  expect(canary.knocks()).toBe(before + 1);
});
