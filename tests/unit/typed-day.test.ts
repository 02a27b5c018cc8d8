import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, shiftDay } from '@/lib/dates';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { isWholeDay, typedDay, typedMoment } from '@/lib/typed-day';

const TODAY = '2026-11-24';
const locale = fc.constantFrom<Locale>(...LOCALES);
const day = fc.integer({ min: 0, max: 100_000 }).map((days) => shiftDay('1901-01-01', days));

function read(text: string, language: Locale = 'fr') {
  return typedDay(text, { locale: language, today: TODAY });
}

describe('a typed day', () => {
  it.each([
    ['251126', '2026-11-25'],
    ['25112026', '2026-11-25'],
    ['20261125', '2026-11-25'],
    ['2511', '2026-11-25'],
    ['25', '2026-11-25'],
    ['25/11', '2026-11-25'],
    ['25.11.26', '2026-11-25'],
    ['25 nov', '2026-11-25'],
    ['25nov26', '2026-11-25'],
    ['Nov 25, 2026', '2026-11-25'],
    ['1er déc. 2026', '2026-12-01'],
    ['25 me 2027', '2027-05-25'],
    ['3 out', '2026-08-03'],
    ['fri 28 nov', '2026-11-28'],
    ['samdi 28/11', '2026-11-28'],
    ['mar 3 nov', '2026-11-03'],
    ['aujourd’hui', TODAY],
    ['jodi a', TODAY],
    ['DEMEN', '2026-11-25'],
    ['yesterday', '2026-11-23'],
    ['+3', '2026-11-27'],
    ['-1', '2026-11-23'],
    ['vendredi', '2026-11-27'],
    ['madi', '2026-12-01'],
    ['310163', '1963-01-31'],
    ['310145', '2045-01-31'],
    ['1/1', '2027-01-01'],
    ['29/2/28', '2028-02-29'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('is read in the language’s order, and in the other where it can’t be meant otherwise', () => {
    expect([read('11/12/2026', 'en'), read('11/12/2026', 'fr'), read('11/12/2026', 'ht')]).toEqual([
      '2026-11-12',
      '2026-12-11',
      '2026-12-11',
    ]);
    expect([read('25/11', 'en'), read('11/25', 'fr'), read('111226', 'en')]).toEqual([
      '2026-11-25',
      '2026-11-25',
      '2026-11-12',
    ]);
    // Both March and a Tuesday begin like that.
    expect(read('mar 3', 'en')).toBe('2027-03-03');
  });

  it.each([
    '',
    '32',
    '31/2/2026',
    '29/2/27',
    '25 ju 2026',
    '2026',
    'soon',
    '25/11/1850',
    '1 2 3 4',
    'nov',
    '25 nov dec',
  ])('is none in “%s”', (text) => {
    expect(read(text)).toBeNull();
  });

  it('is what the screens write, in each language, and complete', () => {
    fc.assert(
      fc.property(locale, day, fc.constantFrom('short' as const, 'long' as const), (language, date, style) => {
        const text = formatDate(date, language, 'UTC', style);
        expect(read(text, language)).toBe(date);
        expect(isWholeDay(text)).toBe(true);
      }),
    );
  });

  it('is the same in digits, with or without signs between, in the language’s order', () => {
    fc.assert(
      fc.property(locale, day, fc.constantFrom('/', '-', '.', ' ', ''), (language, date, sign) => {
        const [year = '', month = '', date2 = ''] = date.split('-');
        const parts = language === 'en' ? [month, date2, year] : [date2, month, year];
        expect(read(parts.join(sign), language)).toBe(date);
      }),
    );
  });

  it('is a real day or none, whatever is typed', () => {
    // Names that every object has.
    for (const word of ['__proto__', 'constructor'])
      expect(typedDay(word, { locale: 'en', today: '2026-11-25' }), word).toBeNull();
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 /.,a-zé-]{0,14}$/));
    fc.assert(
      fc.property(locale, text, (language, typed) => {
        const found = read(typed, language);
        if (found !== null) expect(new Date(`${found}T00:00Z`).toISOString().slice(0, 10)).toBe(found);
      }),
    );
  });

  it('may come with its time', () => {
    const moment = (text: string) => typedMoment(text, { locale: 'fr', today: TODAY });
    const expected = { day: '2026-11-25', time: '14:30' };
    for (const text of ['2026-11-25T14:30', '25/11 14h30', 'demen 14:30', '25 nov. 2026 à 14:30', 'Nov 25 2:30 pm'])
      expect(moment(text)).toEqual(expected);
    for (const text of ['25/11', '14:30', '25/11 24:30', '45/11 14:30']) expect(moment(text)).toBeNull();
    fc.assert(
      fc.property(locale, fc.integer({ min: 0, max: 4_000_000_000 }), (language, seconds) => {
        const instant = new Date(seconds * 1000);
        const found = typedMoment(formatDateTime(instant, language, 'UTC'), { locale: language, today: TODAY });
        expect(`${found?.day}T${found?.time}`).toBe(instant.toISOString().slice(0, 16));
      }),
    );
  });
});
