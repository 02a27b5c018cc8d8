import { expect, it } from 'vitest';
import { isStrongPassword } from '@/lib/auth/password-strength';

it.each([
  ['mango-kafe-7-wout', 'guerda@lakay.test', true],
  ['pil0te-Grenn-mayi', 'guerda@lakay.test', true],
  ['guerda-mango-7-wout', 'guerda@lakay.test', false],
  ['GUERDA-mango-7-wout', 'guerda@lakay.test', false],
  ['al-mango-7-wout', 'al@lakay.test', true],
  ['kF9#x2', 'guerda@lakay.test', false],
  ['password12', 'guerda@lakay.test', false],
  ['aaaaaaaaaaaaaaaa', 'guerda@lakay.test', false],
  ['1234567890', 'guerda@lakay.test', false],
  ['kF9#x2-pQz', 'guerda@lakay.test', true],
  ['kF9#x2-pQ', 'guerda@lakay.test', false],
  [`mango-kafe-7-wout${'x'.repeat(111)}`, 'guerda@lakay.test', true],
  [`mango-kafe-7-wout${'x'.repeat(112)}`, 'guerda@lakay.test', false],
])('%s of %s is strong: %s', (password, email, strong) => {
  expect(isStrongPassword(password, email)).toBe(strong);
});

it('asks for what the platform asks, and never for less than ten characters', () => {
  expect(isStrongPassword('kF9#x2-pQz', 'guerda@lakay.test', 11)).toBe(false);
  expect(isStrongPassword('kF9#x2-pQz7', 'guerda@lakay.test', 11)).toBe(true);
  expect(isStrongPassword('kF9#x2-pQ', 'guerda@lakay.test', 9)).toBe(false);
});
