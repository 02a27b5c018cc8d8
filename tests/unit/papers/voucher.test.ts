import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { PAPER_SIZES, type PaperSize } from '@/lib/papers/paper-data';
import { renderVoucher } from '@/lib/papers/voucher';
import type { VoucherData } from '@/lib/papers/voucher-data';
import { quoteRental } from '@/lib/pricing/quote';
import { pdfText } from './pdf-text';
import { sampleReceipt } from './samples';

function sampleVoucher(locale: Locale, size: PaperSize, changes: Partial<VoucherData> = {}): VoucherData {
  const { company, customer, timeZone, gourde } = sampleReceipt(locale, size);
  const [pickupAt, dueAt] = ['2026-12-20T14:00:00.000Z', '2026-12-24T14:00:00.000Z'];
  const { lines, totalCents } = quoteRental({
    out: new Date(pickupAt),
    due: new Date(dueAt),
    graceMinutes: 60,
    rates: { dailyCents: 5_500, weeklyCents: null, monthlyCents: null },
    perDay: [{ kind: 'child_seat', perDayCents: 500 }],
    discountCents: 0,
    taxBasisPoints: 1000,
  });
  return {
    ...{ locale, paperSize: size, timeZone, company, customer, gourde },
    ...{ number: 'V-2026-00031', reference: '019A-7F3D-01C1', madeAt: '2026-11-22T15:10:00.000Z' },
    ...{ booked: 'Toyota RAV4', isClass: false, pickupAt, dueAt, lines, totalCents, depositCents: 50_000 },
    ...{ pickupLocation: 'Aéroport (CAP)', returnLocation: 'Okap', usageZone: 'Grand Nord' },
    heldUntil: '2026-12-21T16:00:00.000Z',
    specialRequests: '',
    ...changes,
  };
}

test.each(LOCALES.flatMap((locale) => PAPER_SIZES.map((size) => [locale, size] as const)))(
  'a voucher is one small page in %s on %s, with the price line by line',
  async (locale, size) => {
    const pdf = await renderVoucher(sampleVoucher(locale, size));
    const { pages, text } = pdfText(pdf);
    expect(pages).toBe(1);
    expect(pdf.length).toBeLessThan(100 * 1024);
    for (const shown of ['V-2026-00031', 'Toyota RAV4', 'Aéroport (CAP)', 'Okap', 'Grand Nord'])
      expect(text).toContain(shown);
    for (const amount of ['220.00', '20.00', '24.00', '264.00', '500.00'])
      expect(text).toContain(locale === 'en' ? amount : amount.replace('.', ','));
    expect(text).not.toMatch(/papers\.|pricing\.|undefined/);
  },
  30_000,
);

test('a class booking names its class, and requests are on the paper', async () => {
  const changes = { booked: 'SUV', isClass: true, specialRequests: 'Syèj pou yon ti moun' };
  const { text } = pdfText(await renderVoucher(sampleVoucher('fr', 'A4', changes)));
  expect(text).toMatch(/Classe\s+SUV/);
  expect(text).toContain('Syèj pou yon ti moun');
  expect(text).not.toContain('Véhicule\n');
}, 30_000);

test('one of a cancelled reservation says so, with who, when and why', async () => {
  const voided = { at: '2026-11-22T17:00:00Z', by: 'Stanley Valbrun', reason: 'Vol annulé' };
  const { text } = pdfText(await renderVoucher(sampleVoucher('fr', 'A4', { voided })));
  expect(text).toContain('ANNULÉ');
  expect(text).toContain('par Stanley Valbrun : Vol annulé');
  expect(pdfText(await renderVoucher(sampleVoucher('fr', 'A4'))).text).not.toContain('ANNULÉ');
}, 30_000);
