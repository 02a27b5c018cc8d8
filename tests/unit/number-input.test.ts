import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isErrorCode } from '@/lib/error-status';
import { basisPointsInput, blankAsNull, centsInput, wholeInput } from '@/lib/number-input';

const amount = centsInput({ min: 100, max: 999_999 });
const count = wholeInput({ min: 0, max: 1000 });

function outcome(schema: typeof amount, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
}

describe('an amount', () => {
  it.each([
    ['55', 5500],
    ['55,5', 5550],
    ['1 234,50', 123_450],
    [5500, 5500],
    ['1,234', 'invalid_money'],
    ['x', 'invalid_money'],
    [55.5, 'invalid_money'],
    [Number.NaN, 'invalid_money'],
    [Number.POSITIVE_INFINITY, 'invalid_money'],
    [true, 'invalid_money'],
    [[5500], 'invalid_money'],
    [{}, 'invalid_money'],
    ['0,99', 'out_of_range'],
    [-5500, 'must_be_positive'],
    ['-55', 'must_be_positive'],
    ['-x', 'invalid_money'],
    ['0', 'must_be_positive'],
    ['10000', 'out_of_range'],
    ['', 'required'],
    ['  ', 'required'],
    [null, 'required'],
    [undefined, 'required'],
  ])('%j is %s', (value, expected) => {
    expect(outcome(amount, value)).toBe(expected);
  });
});

it('an amount that has to be one says so of nothing and less', () => {
  const paid = centsInput({ min: 1, max: 9_999 });
  expect(['0', '0,00', 0, -1, '0,01', '100'].map((value) => outcome(paid, value))).toEqual([
    'must_be_positive',
    'must_be_positive',
    'must_be_positive',
    'must_be_positive',
    1,
    'out_of_range',
  ]);
});

describe('a whole number', () => {
  it.each([
    ['80', 80],
    ['1 000', 1000],
    [0, 0],
    ['80,5', 'invalid_number'],
    ['1,000', 'invalid_number'],
    ['-1', 'out_of_range'],
    ['− 5', 'out_of_range'],
    ['--1', 'invalid_number'],
    ['1-', 'invalid_number'],
    ['1e2', 'invalid_number'],
    ['1001', 'out_of_range'],
  ])('%j is %s', (value, expected) => {
    expect(outcome(count, value)).toBe(expected);
  });
});

it.each([
  ['an amount', amount, { fromCents: 100, toCents: 999_999 }],
  ['a whole number', count, { from: 0, to: 1000 }],
  ['a percentage', basisPointsInput({ min: 0, max: 5000 }), { fromBasisPoints: 0, toBasisPoints: 5000 }],
])('%s outside its range names both ends of it', (_what, schema, range) => {
  const { error } = schema.safeParse(1_000_000);
  expect(error?.issues).toEqual([expect.objectContaining({ message: 'out_of_range', params: range })]);
});

it('an empty field is no value, and a wrong one still wrong', () => {
  const schema = blankAsNull(amount);
  expect([schema.parse(''), schema.parse(undefined), schema.parse(null), schema.parse('55')]).toEqual([
    null,
    null,
    null,
    5500,
  ]);
  expect(schema.safeParse('x').success).toBe(false);
});

it('answers anything with a number in its bounds or one error code', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const answer = outcome(amount, value);
      if (typeof answer === 'number') expect(answer >= 100 && answer <= 999_999 && Number.isInteger(answer)).toBe(true);
      else expect(isErrorCode(answer)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
