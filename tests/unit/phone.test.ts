import { expect, it } from 'vitest';
import { formatPhone } from '@/lib/format-phone';
import { parsePhone } from '@/lib/phone';

it.each([
  ['37000001', '+50937000001'],
  ['3700-0001', '+50937000001'],
  ['(509) 2942-4545', '+50929424545'],
  ['+509 34 10 1234', '+50934101234'],
  ['509 5512 3456', '+50955123456'],
  ['+1 305 555 0134', '+13055550134'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('%s is kept as %s', (text, kept) => {
  expect(parsePhone(text)).toBe(kept);
});

it.each([
  '',
  '1234567',
  '10000000',
  '60000000',
  '+509 1000 0000',
  '+50937',
  '305 555 0134',
  'abc',
  '+',
  '+999999999999999999',
])('%j is no phone number', (text) => {
  expect(parsePhone(text)).toBeNull();
});

it('shows a Haitian number as Haitians write it, others as kept', () => {
  expect(formatPhone('+50934101234')).toBe('+509 3410-1234');
  expect(formatPhone('+13055550134')).toBe('+13055550134');
  expect(formatPhone(null)).toBe('');
});
