import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { PAPER_SIZES } from '@/lib/papers/paper-data';
import { renderPlatformBill } from '@/lib/papers/platform-bill';
import type { PlatformBillData } from '@/lib/papers/platform-bill-data';
import { pdfText } from './pdf-text';

const NONE = { tradeName: '', taxId: '', patente: '', address: '', logo: null };
const BILL: PlatformBillData = {
  ...{ locale: 'en', paperSize: 'A4', timeZone: 'America/Port-au-Prince', number: 'W-2026-00007' },
  ...{ reference: '019A-8001-88E4', issuedAt: '2026-12-01T12:00:00.000Z', fromDay: '2026-11-01', dueOn: '2026-12-15' },
  company: { ...NONE, legalName: 'Wout', phone: '+50937000900', email: 'support@wout.test' },
  billed: {
    ...{ name: 'Lakay Lokasyon S.A.', tradeName: 'Lakay', taxId: '0009000027', address: 'Delmas 33' },
    ...{ phone: '+50937000048', email: 'admin@lakay.test' },
  },
  lines: [
    {
      ...{ plan: 'starter', fromDay: '2026-11-01', untilDay: '2026-11-16', days: 15, monthDays: 30 },
      ...{ monthlyPriceCents: 2900, amountCents: 1450 },
    },
    {
      ...{ plan: 'Flotte 100', fromDay: '2026-11-16', untilDay: '2026-12-01', days: 15, monthDays: 30 },
      ...{ monthlyPriceCents: 7900, amountCents: 3950 },
    },
  ],
  payTo: 'UNIBANK 123-456\nMonCash 3700 0900',
  totalCents: 5400,
  paid: null,
};

const SAYS = {
  en: ['Invoice', 'Nov 2026', 'December 15, 2026', '15 of 30', '14.50 USD', '39.50 USD', '54.00 USD'],
  fr: ['Facture', 'nov. 2026', '15 décembre 2026', '15 sur 30', '14,50 USD', '39,50 USD', '54,00 USD'],
  ht: ['Fakti', 'nov 2026', '15 desanm 2026', '15 sou 30', '14,50 USD', '39,50 USD', '54,00 USD'],
} as const;

async function words(data: PlatformBillData): Promise<string> {
  return pdfText(await renderPlatformBill(data)).text.replaceAll(/\s+/g, ' ');
}

describe('an invoice of the platform', () => {
  test.each(LOCALES.flatMap((locale) => PAPER_SIZES.map((size) => [locale, size] as const)))(
    'says in %s on %s who is billed for which days, what for, and until when to pay',
    async (locale, paperSize) => {
      const text = await words({ ...BILL, locale, paperSize });
      for (const said of [
        ...SAYS[locale],
        'W-2026-00007',
        'Lakay Lokasyon S.A.',
        '000-900-002-7',
        'Flotte 100',
        'MonCash 3700 0900',
      ])
        expect(text).toContain(said);
      expect(text).not.toMatch(/papers\.|billing\.|undefined|\[object/);
    },
    30_000,
  );

  test('that is paid has a stamp, and no longer asks for a payment', async () => {
    const paid = { on: '2026-12-09', method: 'moncash', reference: 'MC-77' };
    const text = await words({ ...BILL, paid });
    expect(text).toContain('Paid on December 9, 2026, MonCash, MC-77');
    expect(text).not.toContain('Please name');
    expect(await words(BILL)).toContain('Please name W-2026-00007');
  }, 30_000);
});
