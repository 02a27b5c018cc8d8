import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { columnLetter } from '@/lib/imports/columns/column-letter';
import { findHeader, matchColumns } from '@/lib/imports/columns/match-columns';
import { fieldLabel, fieldNames } from '@/lib/imports/records/field-names';
import { importFields, KEY_FIELDS } from '@/lib/imports/records/fields';
import { IMPORT_KINDS } from '@/lib/imports/values';
import en from '@/messages/en';

const names = fieldNames('vehicles');

describe('the columns of a list', () => {
  const cases = IMPORT_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const));

  it.each(cases)('%s are all known by our own labels in %s, in any order and writing', (kind, locale) => {
    const fields = importFields(kind);
    const labels = fields.map((field) => fieldLabel(field, locale));
    const written = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => ` ${text.normalize('NFD').replace(/\p{M}/gu, '')} * `,
      (text: string) => text.replaceAll(' ', '_'),
    );
    const order = fc.shuffledSubarray([...labels.keys()], { minLength: labels.length });
    fc.assert(
      fc.property(order, written, (places, write) => {
        const map = matchColumns(
          places.map((place) => write(labels[place] ?? '')),
          fieldNames(kind),
        );
        expect(map).toEqual(Object.fromEntries(fields.map(({ name }, index) => [name, places.indexOf(index)])));
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['Plaque', 'plate'],
    ['Plak', 'plate'],
    ['No plaque', 'plate'],
    ['Immatriculation', 'plate'],
    ['NIMEWO PLAK', 'plate'],
    ['License plate', 'plate'],
    ['Mileage (km)', 'odometerKm'],
    ['Kilométrage', 'odometerKm'],
    ['Daily rate (USD)', 'dailyRateCents'],
    ['Prix par jour', 'dailyRateCents'],
    ['daily_rate', 'dailyRateCents'],
    ['fuelType', 'fuelType'],
    ['No châssis', 'vin'],
    ['Année', 'year'],
  ])('%s is %s', (header, field) => {
    expect(matchColumns(['x', header], names)).toEqual({ [field]: 1 });
  });

  it.each(['Expiration', 'Date d’expiration', 'Ekspirasyon', 'Expiry date', 'Fecha de vencimiento'])(
    '%s of a person is that of the license, unless another column says so',
    (header) => {
      expect(matchColumns([header], fieldNames('customers'))).toEqual({ licenseExpiresOn: 0 });
      expect(matchColumns([header], fieldNames('drivers'))).toEqual({ licenseExpiresOn: 0 });
      const both = matchColumns([header, 'Expiration permis'], fieldNames('customers'));
      expect(both).toEqual({ licenseExpiresOn: 1 });
    },
  );

  it('are not guessed where nothing is called so, and never serve twice', () => {
    expect(matchColumns(['Owner', '', 'Plate size'], names)).toEqual({});
    expect(matchColumns(['Plaque', 'Plak'], names)).toEqual({ plate: 1 });
    fc.assert(
      fc.property(fc.array(fc.string()), (headers) => {
        const columns = Object.values(matchColumns(headers, names));
        expect(new Set(columns).size).toBe(columns.length);
      }),
    );
  });

  it('are found under a title', () => {
    const rows = [['Flotte 2026'], ['au', '21 novembre'], ['Marque', 'Modèle', 'Plaque'], ['Kia', 'Rio', 'AA-1']];
    expect(
      findHeader(
        rows.map((cells, index) => ({ line: index + 1, cells })),
        names,
      ),
    ).toBe(2);
    expect(
      findHeader(
        [
          { line: 1, cells: ['?', '!'] },
          { line: 2, cells: ['1', '2'] },
        ],
        names,
      ),
    ).toBe(0);
    expect(findHeader([], names)).toBe(0);
  });
});

it('each field names a label that is there, and each kind has its key', () => {
  const has = (key: string) =>
    key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], en);
  for (const kind of IMPORT_KINDS) {
    const fields = importFields(kind);
    const keys = fields.flatMap(({ label, choices = [] }) => [label, ...choices.map((choice) => choice.label)]);
    expect(keys.filter((key) => typeof has(key) !== 'string')).toEqual([]);
    expect(fields.find(({ name }) => name === KEY_FIELDS[kind])?.required).toBe(true);
  }
});

it('columns are called as a spreadsheet calls them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
