import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMrz } from '@/lib/scan/read-mrz';
import { madeZone, type Person } from './made-zone';

const TODAY = '2026-11-21';
const FORMATS = ['TD1', 'TD2', 'TD3'] as const;

const word = fc.stringMatching(/^[A-Z]{2,7}$/);
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const short = (text: string) => text.slice(2).replaceAll('-', '');
const people = fc.record({
  surname: fc.array(word, { minLength: 1, maxLength: 2 }),
  given: fc.array(word, { minLength: 1, maxLength: 1 }),
  number: fc.stringMatching(/^[A-Z0-9]{6,9}$/),
  born: day('1927-01-01', '2008-01-01'),
  expires: day('2020-01-01', '2040-01-01'),
  sex: fc.constantFrom('M', 'F', '<'),
  country: fc.constantFrom('HTI', 'DOM', 'USA', 'CAN', 'FRA', 'BRA', 'D<<'),
});
const ROSE: Person = {
  surname: ['CADET'],
  given: ['ROSE'],
  number: 'SP4839207',
  birth: '840303',
  expiry: '311121',
  sex: 'F',
  country: 'HTI',
};
const CODES: Record<string, string> = { HTI: 'HT', DOM: 'DO', USA: 'US', CAN: 'CA', FRA: 'FR', BRA: 'BR', 'D<<': 'DE' };

type Made = typeof people extends fc.Arbitrary<infer T> ? T : never;

function asPerson(made: Made): Person {
  return { ...made, birth: short(made.born), expiry: short(made.expires) };
}

function titled(words: string[]): string {
  return words.map((one) => one.charAt(0) + one.slice(1).toLowerCase()).join(' ');
}

function valuesOf(lines: readonly string[]) {
  const fields = readMrz(lines, TODAY)?.fields ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]));
}

describe('readMrz', () => {
  it('reads the specimens of ICAO 9303', () => {
    expect(
      valuesOf(['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']),
    ).toEqual({
      fullName: 'Anna Maria Eriksson',
      dateOfBirth: '1974-08-12',
      idType: 'passport',
      idNumber: 'L898902C3',
      idExpiresOn: '2012-04-15',
    });
    expect(
      valuesOf(['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']),
    ).toMatchObject({ idType: 'national', idNumber: 'D23145890', fullName: 'Anna Maria Eriksson' });
    expect(valuesOf(['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'])).toMatchObject({
      idNumber: 'D23145890',
      dateOfBirth: '1974-08-12',
      idExpiresOn: '2012-04-15',
    });
  });

  it('reads a number too long for its field, which continues after its check digit', () => {
    expect(
      valuesOf(['I<UTOD23145890<7349<<<<<<<<<<<', '3407127M9507122UTO<<<<<<<<<<<2', 'STEVENSON<<PETER<JOHN<<<<<<<<<']),
    ).toMatchObject({ idNumber: 'D23145890734' });
  });

  it('reads the French id card of before 2021, which has its own layout', () => {
    expect(
      readMrz(['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'], TODAY)?.fields,
    ).toMatchObject({
      fullName: { value: 'Corinne Berthier' },
      dateOfBirth: { value: '1965-12-06', certainty: 'proven' },
      idNumber: { value: '880692310285' },
      country: { value: 'FR' },
    });
  });

  it.each(FORMATS)('gives back whatever a correct machine printed as %s, and knows that it is proven', (format) => {
    fc.assert(
      fc.property(people, (made) => {
        const lines = madeZone(format, asPerson(made));
        const fields = readMrz(lines, TODAY)?.fields;
        expect(fields?.idNumber).toEqual({ value: made.number, certainty: 'proven' });
        expect(fields?.dateOfBirth).toEqual({ value: made.born, certainty: 'proven' });
        expect(fields?.idExpiresOn).toEqual({ value: made.expires, certainty: 'proven' });
        expect(fields?.country?.value).toBe(CODES[made.country]);
        expect(fields?.fullName?.value).toBe(titled([...made.given, ...made.surname]));
      }),
    );
  });

  it.each(FORMATS)('never calls a wrong value proven where one character of a %s is misread', (format) => {
    const chars = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
    fc.assert(
      fc.property(people, fc.nat(), fc.constantFrom(...chars), (made, at, char) => {
        const lines = madeZone(format, asPerson(made));
        const text = lines.join('\n');
        const place = at % text.length;
        const was = text[place] ?? '';
        // The weights are taken modulo ten: 0, A, K and U weigh the same, as do other characters with values ten apart.
        fc.pre(was !== '\n' && was !== char && weight(was) % 10 !== weight(char) % 10);
        const misread = `${text.slice(0, place)}${char}${text.slice(place + 1)}`.split('\n');
        const fields = readMrz(misread, TODAY)?.fields ?? {};
        const right: Record<string, string> = {
          idNumber: made.number,
          dateOfBirth: made.born,
          idExpiresOn: made.expires,
        };
        for (const [name, value] of Object.entries(right)) {
          const found = Object.entries(fields).find(([key]) => key === name)?.[1];
          if (found?.certainty === 'proven') expect(found.value).toBe(value);
        }
        expect(fields.fullName?.certainty).not.toBe('proven');
      }),
      { numRuns: 400 },
    );
  });

  it('puts look-alikes right where a field takes letters or digits only, or where one alone satisfies the check digit', () => {
    const [first = '', second = ''] = madeZone('TD3', ROSE);
    expect(readMrz([first.replace('CADET', 'C?DET'), second.replace('SP4', 'SP?')], TODAY)?.fields).toMatchObject({
      fullName: { certainty: 'doubtful' },
      idNumber: { certainty: 'doubtful' },
      dateOfBirth: { certainty: 'read' },
    });
  });

  it('takes births for past and expiries for near', () => {
    const zone = (birth: string, expiry: string) =>
      valuesOf(
        madeZone('TD2', {
          surname: ['PAUL'],
          given: ['ANN'],
          number: 'A12345678',
          birth,
          expiry,
          sex: 'F',
          country: 'HTI',
        }),
      );
    expect(zone('261121', '750101')).toMatchObject({ dateOfBirth: '2026-11-21', idExpiresOn: '2075-01-01' });
    expect(zone('261122', '760101')).toMatchObject({ dateOfBirth: '1926-11-22', idExpiresOn: '1976-01-01' });
    expect(zone('000229', '240229')).toMatchObject({ dateOfBirth: '2000-02-29', idExpiresOn: '2024-02-29' });
    expect(zone('010229', '300231')).not.toHaveProperty('dateOfBirth');
  });

  it('finds nothing in other lines, and never throws', () => {
    expect(readMrz([], TODAY)).toBeNull();
    expect(readMrz(['P<HTI', ''], TODAY)).toBeNull();
    expect(
      readMrz(['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'], TODAY),
    ).toBeNull();
    expect(readMrz(['P'.repeat(44), 'Q'.repeat(44)], TODAY)).toBeNull();
    const hostile = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.stringMatching(/^[A-Z0-9<?]{30}$|^[PIAC][A-Z0-9<?]{35}$|^P[A-Z0-9<?]{43}$/),
    );
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 4 }), (lines) => {
        readMrz(lines, TODAY);
      }),
      { numRuns: 500 },
    );
  });
});

function weight(char: string): number {
  if (char === '<') return 0;
  return /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 55;
}
