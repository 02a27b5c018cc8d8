import { hkdfSync } from 'node:crypto';
import { EncryptJWT, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeSessionToken, encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';

const SECRET = process.env.AUTH_SECRET ?? '';
const HOUR_S = 3600;
const session = { sessionId: newId(), tenantId: newId() };
const claims = { sid: session.sessionId, tid: session.tenantId };
const OURS = { alg: 'dir', enc: 'A256GCM' };
let good: string;
beforeAll(async () => {
  good = await encodeSessionToken(session);
});

/** The key that next-auth makes of a secret. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'NextAuth.js Generated Encryption Key', 32));
}

interface Forgery {
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  key?: Uint8Array;
  expires?: number | null;
}

function sealed({ header = {}, payload = claims, key = keyOf(SECRET), expires = HOUR_S }: Forgery): Promise<string> {
  const token = new EncryptJWT(payload).setProtectedHeader({ ...OURS, ...header }).setIssuedAt();
  if (expires !== null) token.setExpirationTime(Math.floor(Date.now() / 1000) + expires);
  return token.encrypt(key);
}

/** The token with another header in front of what was sealed under ours. */
function renamed(header: object): string {
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...good.split('.').slice(1)].join('.');
}

it('a token that is ours names its session', async () => {
  expect(await decodeSessionToken(await sealed({}))).toEqual(session);
  expect(await decodeSessionToken(good)).toEqual(session);
});

describe('nobody is let in by a token', () => {
  const signed = (alg: string, key: Uint8Array, header = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg, ...header })
      .setExpirationTime('1h')
      .sign(key);
  const forgeries: [string, () => string | Promise<string>][] = [
    ['without a signature', () => new UnsecuredJWT(claims).setExpirationTime('1h').encode()],
    ['that says alg none', () => renamed({ alg: 'none' })],
    ['that says alg none and keeps the key’s place', () => renamed({ ...OURS, alg: 'none' })],
    ['signed with our secret instead of sealed', () => signed('HS256', Buffer.from(SECRET))],
    ['signed with our key', () => signed('HS512', keyOf(SECRET))],
    ['signed with nothing', () => signed('HS256', Buffer.from('\0'))],
    [
      'signed with a file that everybody has',
      () => signed('HS256', Buffer.from('/dev/null'), { kid: '../../dev/null' }),
    ],
    ['sealed with another secret', () => sealed({ key: keyOf('another secret of enough characters') })],
    ['sealed with an empty secret', () => sealed({ key: keyOf('') })],
    ['sealed with the secret itself', () => sealed({ key: new Uint8Array(Buffer.from(SECRET.slice(0, 32))) })],
    ['sealed with our key under another wrapping', () => sealed({ header: { alg: 'A256KW' } })],
    ['sealed with our key as a password', () => sealed({ header: { alg: 'PBES2-HS256+A128KW' } })],
    ['sealed by another cipher', () => sealed({ header: { enc: 'A128CBC-HS256' }, key: keyOf(SECRET) })],
    ['packed, so that it may swell', () => sealed({ header: { zip: 'DEF' } })],
    ['that names a key’s address', () => sealed({ header: { jku: 'https://evil.example/keys' } })],
    ['that brings a key', () => sealed({ header: { jwk: { kty: 'oct', k: 'AA' } } })],
    ['that names a key', () => sealed({ header: { kid: "x' union select 'AA" } })],
    ['that brings a certificate', () => sealed({ header: { x5u: 'https://evil.example/cert' } })],
    ['whose header was changed', () => renamed({ ...OURS, kid: '1' })],
    ['whose header says the same otherwise', () => renamed({ enc: 'A256GCM', alg: 'dir' })],
    ['that has ended', () => sealed({ expires: -HOUR_S })],
    ['that never ends', () => sealed({ expires: null })],
    ['that ends in words', () => sealed({ expires: null, payload: { ...claims, exp: 'never' } })],
    ['without a session', () => sealed({ payload: { tid: claims.tid } })],
    ['whose session is a list', () => sealed({ payload: { ...claims, sid: [claims.sid] } })],
    ['whose session is a condition', () => sealed({ payload: { ...claims, sid: `${claims.sid}' or '1'='1` } })],
    ['without a company', () => sealed({ payload: { sid: claims.sid } })],
    ['whose company is anything', () => sealed({ payload: { ...claims, tid: '%' } })],
    ['with one part less', () => good.split('.').slice(0, 4).join('.')],
    ['with one part more', () => `${good}.AA`],
    ['with spaces around it', () => ` ${good}`],
    ['whose seal was changed', () => `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`],
    ['whose seal is shorter', () => good.slice(0, -6)],
    ['that is empty', () => ''],
    ['that is very long', () => `${good}${'A'.repeat(100_000)}`],
  ];
  it.each(forgeries)('%s', async (_what, forge) => {
    expect(await decodeSessionToken(await forge())).toBeNull();
  });
});

// Tokens are kept once they were opened, since a browser sends the same one with each request.
describe('a token that was opened before is opened again', () => {
  it('until it ends', async () => {
    const token = await sealed({});
    expect(await decodeSessionToken(token)).toEqual(session);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_S * 1000 });
    try {
      expect(await decodeSessionToken(token)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('under the secret of that time alone', async () => {
    const token = await sealed({});
    expect(await decodeSessionToken(token)).toEqual(session);
    process.env.AUTH_SECRET = 'another secret of enough characters';
    try {
      expect(await decodeSessionToken(token)).toBeNull();
    } finally {
      process.env.AUTH_SECRET = SECRET;
    }
  });
});
