import { expect, it } from 'vitest';
import { parseInput } from '@/lib/parse-input';
import { CreateQuoteInput } from '@/lib/quotes/input';
import { reservationValues } from '@/tests/support/reserve';

it('a quote needs a customer or the name of a caller', () => {
  const values = reservationValues('', { classId: '0199aaaa-0000-7000-8000-000000000000' });
  const parse = (more: object) => () => parseInput(CreateQuoteInput, { ...values, ...more });
  expect(parse({})).toThrow(expect.objectContaining({ fields: { customerId: 'required' } }));
  expect(parse({ callerName: ' ' })).toThrow(expect.objectContaining({ fields: { customerId: 'required' } }));
  expect(parse({ callerName: 'Rodèl' })().callerLanguage).toBe('fr');
});
