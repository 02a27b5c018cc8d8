import { expect, it } from 'vitest';
import { invoiceBalance } from '@/lib/invoices/invoice-balance';

const whole = { totalCents: 135_300, creditedCents: 0, billedCents: 135_300, leftCents: 135_300 };
const line = (amountCents: number, rentalId = 'one') => ({ rentalId, amountCents });

it.each([
  ['nothing paid', whole, [], { notDueCents: 0, paidCents: 0 }],
  [
    'a credited line, and money',
    { ...whole, creditedCents: 4000, billedCents: 131_300, leftCents: 25_000 },
    [],
    { notDueCents: 0, paidCents: 106_300 },
  ],
  [
    'a line that was taken back and is on no credit note yet',
    { ...whole, billedCents: 131_300, leftCents: 131_300 },
    [],
    { notDueCents: 4000, paidCents: 0 },
  ],
  ['a reduction since', { ...whole, leftCents: 133_300 }, [line(-2000)], { notDueCents: 2000, paidCents: 0 }],
  [
    'a reduction that a later charge of its rental outweighs',
    { ...whole, leftCents: 100_000 },
    [line(-2000), line(3000), line(-500, 'two')],
    { notDueCents: 500, paidCents: 34_800 },
  ],
] as const)('adds up with %s', (_, standing, since, expected) => {
  const balance = invoiceBalance(standing, since);
  expect(balance).toEqual(expected);
  const { totalCents, creditedCents, leftCents } = standing;
  expect(totalCents - creditedCents - balance.notDueCents - balance.paidCents).toBe(leftCents);
});
