import { expect, it } from 'vitest';
import { RecordExpenseInput } from '@/lib/expenses/input';

const DOLLARS = { kind: 'fuel', spentAt: '2026-11-21T10:00', amountCents: '45' };
const GOURDES = { ...DOLLARS, currency: 'HTG', amountCents: '', paidHtgCents: '6 000', htgRate: '132,5' };

it.each([
  ['dollars', DOLLARS, null],
  ['gourdes with their rate', GOURDES, null],
  ['no amount', { ...DOLLARS, amountCents: '' }, { amountCents: 'required' }],
  ['gourdes without a rate', { ...GOURDES, htgRate: '' }, { htgRate: 'required' }],
  ['gourdes without an amount', { ...GOURDES, paidHtgCents: '' }, { paidHtgCents: 'required' }],
  ['a rate of nothing', { ...GOURDES, htgRate: '0' }, { htgRate: 'must_be_positive' }],
  ['a rate in words', { ...GOURDES, htgRate: '1,325,0' }, { htgRate: 'invalid_number' }],
  ['an amount that can be read in two ways', { ...DOLLARS, amountCents: '1,234' }, { amountCents: 'invalid_money' }],
  ['nothing', { ...DOLLARS, amountCents: '0' }, { amountCents: 'must_be_positive' }],
  ['a fine without a vehicle', { ...DOLLARS, kind: 'fine' }, { vehicleId: 'required' }],
  ['no kind', { ...DOLLARS, kind: '' }, { kind: 'required' }],
])('%s', (_name, input, faults) => {
  const { error } = RecordExpenseInput.safeParse(input);
  const found = error && Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
  expect(found ?? null).toEqual(faults);
});
