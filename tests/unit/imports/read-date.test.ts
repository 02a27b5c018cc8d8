import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '@/lib/dates';
import { LOCALES } from '@/lib/i18n/locales';
import { ambiguousDate, guessDateOrder, readDate } from '@/lib/imports/cells/read-date';

describe('a date', () => {
  it.each([
    ['2027-03-31', '2027-03-31', '2027-03-31'],
    ['2027/3/1', '2027-03-01', '2027-03-01'],
    ['20270331', '2027-03-31', '2027-03-31'],
    ['2027-03-31T00:00:00Z', '2027-03-31', '2027-03-31'],
    ['31/03/2027 08:30', '2027-03-31', null],
    ['03/04/2027', '2027-04-03', '2027-03-04'],
    ['3.4.2027', '2027-04-03', '2027-03-04'],
    ['03-04-2027', '2027-04-03', '2027-03-04'],
    ['12/25/2027', null, '2027-12-25'],
    ['46477', '2027-03-31', '2027-03-31'],
    ['12 mars 2027', '2027-03-12', '2027-03-12'],
    ['1er août 2027', '2027-08-01', '2027-08-01'],
    ['12 mas 2027', '2027-03-12', '2027-03-12'],
    ['Mar 12, 2027', '2027-03-12', '2027-03-12'],
    ['12-Dec-2027', '2027-12-12', '2027-12-12'],
    ['29/02/2028', '2028-02-29', null],
    ['29/02/2027', null, null],
    ['31/04/2027', null, null],
    ['03/04/27', null, null],
    ['2027', null, null],
    ['8000', null, null],
    ['99999', null, null],
    ['mars 2027', null, null],
    ['soon', null, null],
    ['', null, null],
  ])('%j is %s, with the month first %s', (text, dmy, mdy) => {
    expect([readDate(text, 'dmy'), readDate(text, 'mdy')]).toEqual([dmy, mdy]);
  });

  it('as we write it ourselves is read again, in each language', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...LOCALES),
        fc.constantFrom('short' as const, 'long' as const),
        (date, locale, style) => {
          const day = date.toISOString().slice(0, 10);
          expect(readDate(formatDate(day, locale, 'UTC', style), 'dmy')).toBe(day);
          const [year, month, rest] = day.split('-');
          expect(readDate(`${rest}/${month}/${year}`, 'dmy')).toBe(day);
          expect(readDate(`${month}/${rest}/${year}`, 'mdy')).toBe(day);
        },
      ),
    );
  });

  it('is a day or nothing, whatever is written', () => {
    fc.assert(fc.property(fc.string(), (text) => /^\d{4}-\d\d-\d\d$/.test(readDate(text, 'dmy') ?? '2027-01-01')));
  });
});

it('one date of a column may tell the order of all', () => {
  expect(guessDateOrder(['03/04/2027', '31/12/2027'])).toEqual({ order: 'dmy', certain: true });
  expect(guessDateOrder(['03/04/2027', '12/31/2027'])).toEqual({ order: 'mdy', certain: true });
  expect(guessDateOrder(['03/04/2027'])).toEqual({ order: 'dmy', certain: false });
  expect(guessDateOrder(['2027-04-03'])).toEqual({ order: 'dmy', certain: true });
  expect(ambiguousDate(['31/12/2027', '05/05/2027', '03/04/2027'])).toBe('03/04/2027');
  expect(ambiguousDate(['2027-04-03', '31/12/2027', '46477'])).toBeNull();
});
