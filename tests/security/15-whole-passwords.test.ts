import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { isStrongPassword } from '@/lib/auth/password-strength';

const EMAIL = 'marie@lakay.test';
/** Hashing takes its usual time here. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
/** No words and no rows of a keyboard, so that only length and characters decide. */
const RANDOM = 'q7Vx-Tz3_Lw9!Kb4 Rn8?Hd2';

const character = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\0', '\t', ' ', '\u202e', '🚗', 'é', 'e\u0301', '漢', "'", '"', '\\', '%', '$', '<'),
);

describe('a password', () => {
  it.each([
    ['of 10 random characters', RANDOM.slice(0, 10), true],
    ['of 9', RANDOM.slice(0, 9), false],
    ['of 64', RANDOM.repeat(3).slice(0, 64), true],
    ['of 128', RANDOM.repeat(6).slice(0, 128), true],
    ['of 129', RANDOM.repeat(6).slice(0, 129), false],
    ['of letters alone', 'vqxzjkwpmd rtglbn', true],
    ['of small letters with spaces', 'zwazo ble kouri dousman', true],
    ['of signs alone', '#~}|^]`[=@;:>?{+*', true],
    ['of another script', '漢字仮名交文秘密鍵', false],
    ['of another script, longer', '漢字仮名交文秘密鍵車', true],
    ['of pictures', '🚗🌴🐓🥥🌊', true],
  ])('%s is taken as it is: %#', (_what, password, taken) => {
    expect(isStrongPassword(password, EMAIL)).toBe(taken);
  });

  it('may have any character, and each of them counts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(character, { minLength: 1, maxLength: 20 }).map((all) => all.join('')),
        fc.nat(),
        async (typed, at) => {
          const password = `${RANDOM}${typed}`;
          const stored = await hashPassword(password);
          expect(await verifyPassword(stored, password)).toBe(true);
          const place = at % password.length;
          const other = password[place] === 'x' ? 'y' : 'x';
          const changed = `${password.slice(0, place)}${other}${password.slice(place + 1)}`;
          if (changed.normalize('NFKC') !== password.normalize('NFKC'))
            expect(await verifyPassword(stored, changed)).toBe(false);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('is not cut off: not at 72 bytes, not at a zero byte, not at its end', async () => {
    const long = RANDOM.repeat(6).slice(0, 127);
    const stored = await hashPassword(`${long}a`);
    expect(await verifyPassword(stored, `${long}a`)).toBe(true);
    for (const other of [`${long}b`, long, long.slice(0, 72), `${long}a `, `${long}a\0`])
      expect(await verifyPassword(stored, other)).toBe(false);
    const zero = await hashPassword(`${RANDOM}\0one`);
    for (const other of [`${RANDOM}\0two`, RANDOM, `${RANDOM}\0`])
      expect(await verifyPassword(zero, other)).toBe(false);
  });

  it('keeps upper and lower case, spaces and accents apart', async () => {
    const stored = await hashPassword(`${RANDOM} é`);
    for (const other of [`${RANDOM.toLowerCase()} é`, `${RANDOM}é`, ` ${RANDOM} é`, `${RANDOM} e`])
      expect(await verifyPassword(stored, other)).toBe(false);
    // The same letter, as another keyboard sends it.
    expect(await verifyPassword(stored, `${RANDOM} e\u0301`)).toBe(true);
  });
});
