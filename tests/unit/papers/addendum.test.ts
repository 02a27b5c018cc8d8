import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { renderAddendum } from '@/lib/papers/addendum';
import { addendumSums } from '@/lib/papers/addendum-sums';
import { PAPER_SIZES } from '@/lib/papers/paper-data';
import { paperText } from '@/lib/papers/paper-text';
import { pdfText } from './pdf-text';
import { sampleAddendum } from './sample-addendum';

const SAYS = {
  en: ['Addendum to the agreement', 'November 30, 2026, 10:00', '171.43 USD', '9 days at the weekly rate'],
  fr: ['Avenant au contrat', '30 novembre 2026, 10:00', '171,43 USD', '9 jours au tarif hebdomadaire'],
  ht: ['Ajou nan kontra a', '30 novanm 2026, 10:00', '171,43 USD', '9 jou nan pri pa semèn'],
} as const;

describe('an addendum', () => {
  test.each(LOCALES.flatMap((locale) => PAPER_SIZES.map((size) => [locale, size] as const)))(
    'says in %s on %s, on one page, what changes and what that costs',
    async (locale, size) => {
      const { pages, text } = pdfText(await renderAddendum(sampleAddendum(locale, size)));
      expect(pages).toBe(1);
      const words = text.replaceAll(/\s+/g, ' ');
      for (const said of [...SAYS[locale], 'R-2026-00042-A1', '019A-8001-77D2', 'Rose-Andrée Beauvoir', 'LO-90017'])
        expect(words).toContain(said);
      expect(text).not.toMatch(/papers\.|pricing\.|undefined|\[object/);
    },
    30_000,
  );

  test.each([
    ['en', 'Vehicle swap', 'November 23, 2026, 13:30', '40,250 km (25,010 miles), fuel: 1/2', 'count together'],
    ['fr', 'Changement de véhicule', '23 novembre 2026, 13:30', 'carburant', 's’additionnent'],
    ['ht', 'Chanjman machin', '23 novanm 2026, 13:30', 'gaz', 'konte ansanm'],
  ] as const)(
    'of a swap names both vehicles with their readings in %s, on one page',
    async (locale, ...said) => {
      const vehicle = { make: 'Kia', model: 'Rio', year: 2022, plate: 'AB-77' };
      const swap = {
        at: '2026-11-23T18:30:00.000Z',
        back: {
          vehicle: sampleAddendum(locale, 'A4').vehicle,
          odometerKm: 40_250,
          fuelLevel: 'half' as const,
          damageNotes: 'Gearbox',
        },
        given: { vehicle, odometerKm: 12_000, fuelLevel: 'full' as const, damageNotes: '' },
      };
      const { pages, text } = pdfText(
        await renderAddendum(sampleAddendum(locale, 'A4', { swap, lines: [], addedCents: 0 })),
      );
      expect(pages).toBe(1);
      const words = text.replaceAll(/\s+/g, ' ');
      for (const one of [...said, 'LO-90017', 'Kia Rio 2022, AB-77', 'Gearbox']) expect(words).toContain(one);
      expect(text).not.toMatch(/papers\.|pricing\.|undefined|\[object/);
    },
    30_000,
  );

  test('that changes no price says so with a zero', async () => {
    const { text } = pdfText(await renderAddendum(sampleAddendum('en', 'A4', { lines: [], addedCents: 0 })));
    expect(text).toContain('0.00 USD');
    expect(text).not.toContain('HTG');
  }, 30_000);

  test('says each line by its name with its own amount, their sum, and that in gourdes', () => {
    const params = { days: 6, rateCents: 1_500, wholeCents: 9_000, chargedCents: 6_000 };
    const perDay = (kind: string, amountCents: number) => ({
      kind,
      amountCents,
      sentence: { key: 'extended_per_day', params },
    });
    const lines = [perDay('rent', 11_000), perDay('insurance', 3_000)];
    const sums = addendumSums(sampleAddendum('en', 'A4', { lines, addedCents: 14_000 }), paperText('en'));
    const plain = (text = '') => text.replaceAll(/\s/g, ' ');
    expect(sums.map(({ label, amount }) => [label, plain(amount)])).toEqual([
      ['Rental', '110.00 USD'],
      ['Insurance', '30.00 USD'],
      ['Change in price', '140.00 USD'],
      ['Equivalent in gourdes', '18,410 HTG'],
    ]);
    expect(plain(sums[1]?.detail)).toBe('6 days × 15.00 USD = 90.00 USD, less 60.00 USD already charged');
    expect(sums.map(({ weight }) => weight ?? null)).toEqual([null, null, 'total', null]);
  });
});
