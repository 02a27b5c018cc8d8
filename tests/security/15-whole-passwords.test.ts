import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogInInput, SetPasswordInput } from '@/lib/auth/input';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { isStrongPassword } from '@/lib/auth/password-strength';
import { newId } from '@/lib/id';
import { UpdateMemberInput } from '@/lib/members/input';
import { ChangePasswordInput, OwnPasswordInput } from '@/lib/profile/input';
import { ConfirmSignUpInput } from '@/lib/sign-up/input';

const EMAIL = 'marie@lakay.test';
/** Hashing takes its usual time here. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
/** No words and no rows of a keyboard, so that only length and characters decide. */
const RANDOM = 'q7Vx-Tz3_Lw9!Kb4 Rn8?Hd2';

const character = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\0', '\t', ' ', '\u202e', '🚗', 'é', 'e\u0301', '漢', "'", '"', '\\', '%', '$', '<'),
);

/** Every form in which a password is typed, and what else these ask for. */
const FORMS = {
  LogInInput,
  SetPasswordInput,
  UpdateMemberInput,
  ChangePasswordInput,
  OwnPasswordInput,
  ConfirmSignUpInput,
};
const REST = {
  ...{ email: EMAIL, tenant: 'lakay', slug: 'lakay', code: '1', name: 'Marie', role: 'agent', active: true },
  ...{ memberId: newId(), version: '1' },
};

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

  it('may have to be longer, but never may be shorter', () => {
    const lengths = (least: number) =>
      [9, 10, 13, 14].filter((length) => isStrongPassword(RANDOM.slice(0, length), EMAIL, least));
    expect([lengths(14), lengths(4)]).toEqual([[14], [10, 13, 14]]);
  });

  it.each(Object.entries(FORMS))('reaches the server as it was typed, by the form %s', (_form, schema) => {
    for (const password of [` ${RANDOM.repeat(6).slice(0, 126)} `, 'E\u0301 \0\t\u202e漢🚗 ’'])
      expect(schema.parse({ ...REST, password, ownPassword: password, confirmation: password })).toMatchObject({
        [schema === OwnPasswordInput ? 'ownPassword' : 'password']: password,
      });
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
