import * as common from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_WORDS } from '@/lib/auth/local-words';
import { isStrongPassword } from '@/lib/auth/password-strength';
import { ownDatabase } from '@/tests/support/own-database';
import { PASSWORD_WAYS } from '@/tests/support/password-ways';

const EMAIL = 'guerda@lakay.test';
const LEAKED = common.dictionary['passwords-common'];
const CURRENT_YEAR = 2026;

/** What people do to a known word when they are told that it is too weak. */
const DECORATIONS: [string, (word: string) => string][] = [
  ['as it is', (word) => word],
  ['with 123 after it', (word) => `${word}123`],
  ['with the year after it', (word) => `${word}${CURRENT_YEAR}`],
  ['in capitals and with a year and a sign', (word) => `${capital(word)}${CURRENT_YEAR}!`],
  ['with a sign and figures', (word) => `${word}@1234`],
  ['twice', (word) => `${word}${word}`],
  ['twice with a space', (word) => `${word} ${word}`],
  ['with figures for letters', (word) => `${figures(word)}!!2024`],
];

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const figures = (word: string) =>
  word.replace(/(?<=\p{L})[aeio](?=\p{L})/gu, (letter) => ({ a: '@', e: '3', i: '1', o: '0' })[letter] ?? letter);
/** With fewer letters the figures and signs are the password, and those were chosen freely. */
const isWord = (word: string) => /^\p{L}{4,}$/u.test(word);

it('the list is of the passwords that leaked most', () => {
  expect(LEAKED.length).toBeGreaterThan(40_000);
  expect(LEAKED.slice(0, 20)).toEqual(expect.arrayContaining(['123456', 'password', 'qwerty']));
});

it('none of those that leaked is taken', () => {
  expect(LEAKED.filter((password) => isStrongPassword(password, EMAIL))).toEqual([]);
});

describe('the 3,000 most frequent ones, and words from here', () => {
  it.each(DECORATIONS)('are not taken %s', (_how, decorate) => {
    const words = [...LEAKED.slice(0, 3000), ...LOCAL_WORDS].filter(isWord);
    expect(words.length).toBeGreaterThan(2000);
    expect(words.map(decorate).filter((password) => isStrongPassword(password, EMAIL))).toEqual([]);
  });
});

it('none is taken with spaces between its signs or disguised twice, nor two words from here', () => {
  const words = [...LEAKED.slice(0, 300), ...LOCAL_WORDS].filter(isWord);
  const twice = words.map((word) => `${word}! ${figures(capital(word))}?`);
  const spaced = LEAKED.slice(0, 300).map((word) => [...word].join(' '));
  const pairs = LOCAL_WORDS.map((word, at) => `${word} ${LOCAL_WORDS[(at + 1) % LOCAL_WORDS.length]}`);
  expect([...spaced, ...twice, ...pairs].filter((password) => isStrongPassword(password, EMAIL))).toEqual([]);
});

it('nor one with the name in the e-mail address', () => {
  for (const password of ['q7Vx-guerda-Lw9!', 'GUERDA-Tz3_Lw9!Kb'])
    expect([password, isStrongPassword(password, EMAIL)]).toEqual([password, false]);
});

it('words of one’s own are', () => {
  for (const password of [
    'mango-kafe-7-wout',
    'zwazo ble kouri dousman',
    'kokoye-lanmè-41-zaboka',
    'Ti Jo vann 12 kabrit!',
  ])
    expect(isStrongPassword(password, EMAIL), password).toBe(true);
});

describe('whoever sets a password', () => {
  let end: () => Promise<void>;
  beforeAll(async () => {
    end = await ownDatabase();
  });
  afterAll(() => end());

  it.each(Object.entries(PASSWORD_WAYS))('is refused a known one, and takes a better one: %s', async (_way, set) => {
    for (const known of ['password123', 'Johnson2026!'])
      await expect(set(known), known).rejects.toMatchObject({ code: 'password_too_weak' });
    expect(await set('kokoye-lanmè-41-zaboka')).not.toBe('');
  });
});
