import { expect, it } from 'vitest';
import { contactFault } from '@/lib/contact-fault';
import { parsePhone } from '@/lib/phone';

const PHONES = [
  '37 00 12 34',
  '+509 3700-1234',
  '50937001234',
  '+1 305 555 0100',
  '+33 6 12 34 56 78',
  '12',
  '3700',
  '+509 12',
  'abc',
];

it('refuses no number that the server takes, and the ones that are none', () => {
  for (const phone of PHONES) if (parsePhone(phone)) expect(contactFault('tel', phone), phone).toBeNull();
  for (const none of ['12', '3700', '+509 12', 'abc']) expect(contactFault('tel', none)).toBe('invalid_phone');
  expect(contactFault('tel', '  ')).toBeNull();
});

it('refuses an address without a name, an @ or a domain', () => {
  for (const none of ['marie', 'marie@', '@lakay.test', 'marie@lakay', 'a b@lakay.test'])
    expect(contactFault('email', none)).toBe('invalid_email');
  expect(contactFault('email', 'marie@lakay.test')).toBeNull();
});
