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
