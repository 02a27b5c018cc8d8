import { describe, expect, it } from 'vitest';
import { COUNTRIES, isCountry } from '@/lib/countries';
import { countryCode } from '@/lib/country-code';
import { countryName } from '@/lib/country-name';
import { findCountries } from '@/lib/find-countries';

describe('the countries', () => {
  it('are those of ISO 3166-1 and Kosovo, each with a name in every language', () => {
    expect(new Set(COUNTRIES).size).toBe(250);
    for (const locale of ['en', 'fr', 'ht'] as const)
      expect(COUNTRIES.filter((code) => countryName(code, locale) === code)).toEqual([]);
  });

  it.each(['ZZ', 'EU', 'UN', 'XX', 'ht', '', 'HTI'])('do not include %j', (code) => {
    expect(isCountry(code)).toBe(false);
  });

  it('are known by code and by name in each language', () => {
    expect(['HT', 'ayiti', 'Haïti', 'Etazini', 'États-Unis', 'Germany', 'ZZ', 'EU', ''].map(countryCode)).toEqual([
      ...['HT', 'HT', 'HT', 'US', 'US', 'DE', null, null, null],
    ]);
  });
});

describe('the picker of countries', () => {
  const found = (text: string, locale: 'en' | 'fr' | 'ht' = 'ht') =>
    findCountries(text, locale).map(({ label }) => label);

  it('shows all, with the near ones first and the others by their names', () => {
    const all = found('');
    expect(all.slice(0, 5)).toEqual(['Ayiti', 'Repiblik Dominikèn', 'Etazini', 'Kanada', 'Frans']);
    expect(all).toHaveLength(250);
    expect(found('', 'en').slice(5, 7)).toEqual(['Afghanistan', 'Åland Islands']);
  });

  it.each([
    ['etaz', ['Etazini']],
    ['États-Unis', ['Etazini', 'Îles mineures éloignées des États-Unis', 'Îles Vierges des États-Unis']],
    ['germany', ['Almay']],
    ['jp', ['Japon']],
    ['domini', ['Repiblik Dominikèn', 'Dominique']],
    ['qqq', []],
  ])('finds for %j %j', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });
});
