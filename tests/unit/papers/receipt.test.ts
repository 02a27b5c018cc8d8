import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { PAPER_SIZES } from '@/lib/papers/paper-data';
import { renderReceipt } from '@/lib/papers/receipt';
import { renderReceiptRoll } from '@/lib/papers/receipt-roll';
import { pdfText } from './pdf-text';
import { sampleReceipt } from './samples';

describe('receipt', () => {
  test.each(LOCALES.flatMap((locale) => PAPER_SIZES.map((size) => [locale, size] as const)))(
    'is one small page in %s on %s',
    async (locale, size) => {
      const pdf = await renderReceipt(sampleReceipt(locale, size));
      const { pages, text } = pdfText(pdf);
      expect(pages).toBe(1);
      expect(pdf.length).toBeLessThan(100 * 1024);
      expect(text).toContain('P-2026-00105');
      expect(text).toContain(locale === 'en' ? '69,215 HTG' : '69 215 HTG');
      expect(text).not.toMatch(/papers\.|undefined/);
    },
    30_000,
  );

  test('a voided one says who voided it and why', async () => {
    const voided = { at: '2026-11-21T17:00:00Z', by: 'Marie-Flore Desrosiers', reason: 'Saisi deux fois' };
    const { text } = pdfText(await renderReceipt(sampleReceipt('fr', 'A4', { voided })));
    expect(text).toContain('ANNULÉ');
    expect(text).toContain('par Marie-Flore Desrosiers : Saisi deux fois');
  }, 30_000);

  test('a refunded deposit has a line for the customer’s signature', async () => {
    const kept = pdfText(await renderReceipt(sampleReceipt('en', 'A4')));
    const back = pdfText(await renderReceipt(sampleReceipt('en', 'A4', { kind: 'deposit_refund' })));
    expect(kept.text).not.toContain('I have received this amount.');
    expect(back.text).toContain('I have received this amount.');
    expect(back.text).toContain('Deposit refund');
  }, 30_000);

  test('gourdes given back at the payment’s rate are shown with the rate of the day too', async () => {
    const changes = { kind: 'refund', receivedHtg: { cents: 1_315_000, rate: 140.25 } } as const;
    const { text } = pdfText(await renderReceipt(sampleReceipt('en', 'A4', changes)));
    expect(text).toContain('At 140.25 HTG for 1 USD. Rate of Nov 20, 2026: 131.50 HTG');
    const same = { ...changes, receivedHtg: { cents: 1_315_000, rate: 131.5 } };
    expect(pdfText(await renderReceipt(sampleReceipt('en', 'A4', same))).text).not.toContain('Rate of');
  }, 30_000);

  test('gourdes received are shown with their rate, money owed to the customer as such', async () => {
    const changes = { receivedHtg: { cents: 6_921_500, rate: 130.6784 }, dueAfterCents: -1500 };
    const { text } = pdfText(await renderReceipt(sampleReceipt('en', 'LETTER', changes)));
    expect(text).toContain('At 130.6784 HTG for 1 USD');
    expect(text).toContain('Owed to the customer');
    expect(text).toContain('15.00 USD');
  }, 30_000);

  test.each(LOCALES)(
    'says the same in %s on the roll of an 80 mm printer, as long as its text',
    async (locale) => {
      const data = sampleReceipt(locale, 'A4');
      const short = await renderReceiptRoll(data);
      const long = await renderReceiptRoll({ ...data, notes: 'Lòt chofè a ap siyen demen. '.repeat(40) });
      const box = (pdf: Buffer) =>
        /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))?.slice(1).map(Number);
      expect(box(short)?.[0]).toBeCloseTo(226.77, 1);
      expect(box(long)?.[1]).toBeGreaterThan((box(short)?.[1] ?? 0) + 100);
      const { pages, text } = pdfText(short);
      expect(pages).toBe(1);
      expect(text).toContain('P-2026-00105');
      expect(text).toContain(locale === 'en' ? '69,215 HTG' : '69 215 HTG');
      expect(text).not.toMatch(/papers\.|undefined/);
    },
    30_000,
  );
});
