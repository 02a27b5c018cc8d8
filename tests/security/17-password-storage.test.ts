import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownDatabase } from '@/tests/support/own-database';
import { PASSWORD_WAYS } from '@/tests/support/password-ways';

const PASSWORD = 'kokoye-lanmè-41-zaboka';
/** What OWASP asks of Argon2id at least: 19 MiB, two passes, one lane. */
const LEAST = { m: 19_456, t: 2, p: 1 };

let end: () => Promise<void>;
beforeAll(async () => {
  end = await ownDatabase();
});
afterAll(() => end());

/** The parts of a stored hash: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
function weigh(stored: string): string {
  const [, kind, version, settings = '', salt = '', hash = ''] = stored.split('$');
  const values = Object.fromEntries(settings.split(',').map((part) => part.split('=')));
  expect([kind, version]).toEqual(['argon2id', 'v=19']);
  for (const [name, least] of Object.entries(LEAST)) expect(Number(values[name]), name).toBeGreaterThanOrEqual(least);
  expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16);
  expect(Buffer.from(hash, 'base64').length).toBeGreaterThanOrEqual(32);
  expect(stored).not.toContain(PASSWORD);
  return salt;
}

const salts = new Set<string>();

it.each(Object.entries(PASSWORD_WAYS))(
  'is Argon2id with settings of today and a salt of its own, when it is set %s',
  async (_way, set) => {
    const salt = weigh(await set(PASSWORD));
    expect(salts).not.toContain(salt);
    salts.add(salt);
  },
);
