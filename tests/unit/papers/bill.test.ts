import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { renderBill } from '@/lib/papers/bill';
import { PAPER_SIZES } from '@/lib/papers/paper-data';
import { pdfText } from './pdf-text';
import { sampleBill } from './sample-bill';

const SAYS = {
  en: ['Invoice', 'Subtotal without tax', 'TCA 10%', '242.00 USD', 'Left to pay', '200.00 USD'],
  fr: ['Facture', 'Sous-total hors taxe', '242,00 USD', 'Reste à payer', '200,00 USD'],
  ht: ['Fakti', 'Total san taks', '242,00 USD', 'Rès pou peye', '200,00 USD'],
} as const;

async function words(data: Parameters<typeof renderBill>[0]): Promise<string> {
  return pdfText(await renderBill(data)).text.replaceAll(/\s+/g, ' ');
}

describe('a bill', () => {
  test.each(LOCALES.flatMap((locale) => PAPER_SIZES.map((size) => [locale, size] as const)))(
    'says in %s on %s who is billed for what, the tax, and what is left',
    async (locale, size) => {
      const text = await words(sampleBill(locale, size));
      for (const said of [...SAYS[locale], 'F-2026-00015', '000-900-002-7', 'BC-118', 'LO-90018', 'R-2026-00042'])
        expect(text).toContain(said);
      expect(text).not.toMatch(/papers\.|pricing\.|undefined|\[object/);
    },
    30_000,
  );

  test('that is exempt says why', async () => {
    const exempt = { taxCents: 0, taxPercent: null, exemption: 'ngo', exemptReason: 'Agreement 12-2026' } as const;
    expect(await words(sampleBill('en', 'A4', exempt))).toContain('exempt, NGO: Agreement 12-2026');
  }, 30_000);

  test('that credits an invoice names it and the reason', async () => {
    const credits = { number: 'F-2026-00014', issuedAt: '2026-11-27T15:00:00.000Z', reason: 'Wrong office' };
    const text = await words(sampleBill('en', 'A4', { kind: 'credit_note', credits, dueOn: null, paidCents: 0 }));
    for (const said of ['Credit note', 'F-2026-00014 of November 27, 2026', 'Wrong office', 'Total credited'])
      expect(text).toContain(said);
  }, 30_000);
});
