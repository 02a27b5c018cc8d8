import { expect, it } from 'vitest';
import type { QuoteRecord } from '@/lib/quotes/get-quote';
import { quoteMessage } from '@/lib/quotes/quote-message';

const COMPANY = { company: 'Lakay', timeZone: 'America/Port-au-Prince', htgRate: null };
const QUOTE = {
  number: 'Q-2026-00007',
  language: 'en',
  pickupAt: new Date('2026-03-02T14:00:00Z'),
  dueAt: new Date('2026-03-04T14:00:00Z'),
  pickupLocation: 'Okap',
  returnLocation: '',
  validUntil: new Date('2026-03-01T05:00:00Z'),
  priceLines: [
    { kind: 'rent', amountCents: 19_000, sentence: { key: 'per_day', params: { days: 2, rateCents: 9_500 } } },
    { kind: 'gps', amountCents: 1_600, sentence: { key: 'a_key_of_long_ago', params: {} } },
  ],
  totalCents: 20_600,
  depositCents: 0,
};

function textOf(quote: object = {}, more: object = {}, company: object = {}): string[] {
  // Safe because a message reads no more of a record than these.
  const record = {
    quote: { ...QUOTE, ...quote },
    receiver: { fullName: 'Rodèl Sen-Lwi' },
    vehicle: null,
    className: 'SUV',
    ...more,
  } as unknown as QuoteRecord;
  const { text } = quoteMessage(record, { ...COMPANY, ...company });
  return text.replaceAll('\u00a0', ' ').split('\n');
}

it('a quote is told line by line, and an old line without its explanation', () => {
  expect(textOf()).toEqual([
    'Hello Rodèl Sen-Lwi, here is your price from Lakay, quote Q-2026-00007.',
    '',
    'Any vehicle of the class SUV',
    'Pickup: March 2, 2026, 09:00, Okap',
    'Return: March 4, 2026, 09:00',
    '',
    '• Rental: 190.00 USD (2 days × 95.00 USD)',
    '• GPS: 16.00 USD',
    'Total: 206.00 USD',
    'Insurance and protections are chosen at the pickup and are not included.',
    '',
    'Valid through February 28, 2026. No vehicle is reserved yet: answer this message to reserve.',
  ]);
});

it('a quote names its vehicle, the deposit and the gourdes where there are any', () => {
  const text = textOf({ depositCents: 30_000 }, { vehicle: { make: 'Kia', model: 'Sportage' } }, { htgRate: '130' });
  expect(text).toContain('Kia Sportage');
  expect(text).toContain('Deposit, given back after the return: 300.00 USD');
  expect(text.find((line) => line.startsWith('Total'))).toMatch(/^Total: 206\.00 USD \(about 26,780(?:\.00)? HTG\)$/);
});
