import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { renderInvoice } from '@/lib/papers/invoice';
import { PAPER_SIZES } from '@/lib/papers/paper-data';
import { pdfText } from './pdf-text';
import { sampleInvoice } from './sample-invoice';

const SAYS = {
  en: ['Invoice', '48,210 km', 'waived: Client fidèle', '2 photos on file', '708.00 USD', 'Deposit to refund'],
  fr: ['Facture', 'annulé', 'Client fidèle', '2 photos au dossier', '708,00 USD', 'Dépôt à rembourser'],
  ht: ['Fakti', 'anile: Client fidèle', '2 foto nan dosye a', '708,00 USD', 'Depo pou ranbouse'],
} as const;

describe('an invoice', () => {
  test.each(LOCALES.flatMap((locale) => PAPER_SIZES.map((size) => [locale, size] as const)))(
    'says in %s on %s what was driven, charged, paid and is left',
    async (locale, size) => {
      const { text } = pdfText(await renderInvoice(sampleInvoice(locale, size)));
      const words = text.replaceAll(/\s+/g, ' ');
      for (const said of [...SAYS[locale], 'R-2026-00042-F1', 'P-2026-00107', 'Rose-Andrée Beauvoir', 'LO-90017'])
        expect(words).toContain(said);
      expect(text).not.toMatch(/papers\.|pricing\.|inspections\.|undefined|\[object/);
    },
    30_000,
  );

  test('that nobody signed says why', async () => {
    const unsigned = { signature: null, unsignedReason: 'key_drop' } as const;
    const { text } = pdfText(await renderInvoice(sampleInvoice('en', 'A4', unsigned)));
    expect(text).toContain('the key was left in the key drop');
  }, 30_000);

  test('of a return that was reopened says by whom and why', async () => {
    const withdrawn = { at: '2026-11-29T15:00:00.000Z', by: 'Naika Jean', reason: 'The wrong car' };
    const { text } = pdfText(await renderInvoice(sampleInvoice('en', 'A4', { withdrawn })));
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Naika Jean reopened this return on November 29, 2026');
    expect(text).toContain('The wrong car');
  }, 30_000);

  test('with money left for the customer says so instead of a balance', async () => {
    const { text } = pdfText(await renderInvoice(sampleInvoice('en', 'A4', { dueCents: -1_800 })));
    expect(text).toContain('Owed to the customer');
    expect(text).not.toContain('Balance due');
  }, 30_000);
});
