import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { renderAgreement } from '@/lib/papers/agreement';
import { PAPER_SIZES } from '@/lib/papers/paper-data';
import { ACKNOWLEDGMENTS } from '@/lib/rentals/values';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import { pdfText } from './pdf-text';
import { sampleAgreement } from './samples';

const MESSAGES = { en, fr, ht };
const MOST_BYTES = 300 * 1024;
const TITLES = { en: 'Rental agreement', fr: 'Contrat de location', ht: 'Kontra lokasyon' } as const;
const PAGES = { en: 'Page 1 of ', fr: 'Page 1 sur ', ht: 'Paj 1 sou ' } as const;
const DRIVER_LINES = {
  en: 'Driver license A-1120-33410, valid until Apr 17, 2029',
  fr: 'Permis de conduire A-1120-33410, valable jusqu’au 17 avr. 2029',
  ht: 'Lisans A-1120-33410, valab jiska 17 avr 2029',
} as const;
const CHAUFFEURS = { en: 'company driver', fr: 'chauffeur de l’entreprise', ht: 'chofè konpayi a' } as const;
const TOTALS = { en: '979.00 USD', fr: '979,00 USD', ht: '979,00 USD' } as const;

describe('agreement', () => {
  test.each(LOCALES.flatMap((locale) => PAPER_SIZES.map((size) => [locale, size] as const)))(
    'says the same in %s on %s, on few and small pages',
    async (locale, size) => {
      const pdf = await renderAgreement(sampleAgreement(locale, size));
      const { pages, text } = pdfText(pdf);
      expect(pdf.length).toBeLessThan(MOST_BYTES);
      expect(pages).toBeLessThanOrEqual(3);
      for (const words of [TITLES[locale], PAGES[locale] + pages, TOTALS[locale], 'R-2026-00042', '019A-7F3C-22D1'])
        expect(text).toContain(words);
      expect(text).toContain('Rose-Andrée Beauvoir');
      expect(unbroken(text)).toContain(unbroken(`Pierre-Antoine Lafrance, ${DRIVER_LINES[locale]}`));
      expect(unbroken(text)).toContain(unbroken(`Wilner Saint-Fleur (${CHAUFFEURS[locale]}), `));
      expect(text).toContain('Cap-Haïtien');
      // Typed in French.
      expect(text).toContain(MESSAGES[locale].vehicles.color_white);
      expect(text).not.toMatch(/papers\.|pricing\.|undefined|\[object/);
    },
    30_000,
  );

  test.each(LOCALES)(
    'has the customer acknowledge in %s what the screen shows beside the boxes',
    async (locale) => {
      const { text } = pdfText(await renderAgreement(sampleAgreement(locale, 'A4')));
      const { rentals } = MESSAGES[locale];
      const shown = [rentals.acknowledgments, ...ACKNOWLEDGMENTS.map((name) => rentals[`ack_${name}`])];
      expect(shown.filter((words) => !unbroken(text).includes(unbroken(words)))).toEqual([]);
    },
    30_000,
  );

  test('the same data make the same paper, byte for byte', async () => {
    const [first, second] = await Promise.all([
      renderAgreement(sampleAgreement('fr', 'LETTER')),
      renderAgreement(sampleAgreement('fr', 'LETTER')),
    ]);
    expect(first.equals(second)).toBe(true);
    // Transparency would be unpacked in parallel, and the order of the two signatures would be random.
    expect(first.includes('/SMask')).toBe(false);
  }, 30_000);

  test('long names, long words and letters of other countries are all printed', async () => {
    const sample = sampleAgreement('ht', 'A4');
    const fullName = 'Marie-Françoise Łucja Jean-Baptiste-Saint-Fleur Toussaint-Rémy de la Petite-Rivière';
    const email = `${'a'.repeat(120)}@exemple.test`;
    const { text, pages } = pdfText(
      await renderAgreement({ ...sample, customer: { ...sample.customer, fullName, email } }),
    );
    for (const word of fullName.split(' ')) expect(text.replaceAll(' ', '')).toContain(word);
    expect(text.replaceAll(/[ -]/g, '')).toContain(email);
    expect(pages).toBeLessThanOrEqual(3);
  }, 30_000);

  test.each(LOCALES)(
    'never says in %s that a vehicle left full which left at three quarters',
    async (locale) => {
      const { papers } = MESSAGES[locale];
      const textAt = async (fuelLevel: 'full' | 'three_quarters') => {
        const sample = sampleAgreement(locale, 'A4', { fuelPolicy: 'full_to_full' });
        const { text } = pdfText(await renderAgreement({ ...sample, checkout: { ...sample.checkout, fuelLevel } }));
        return unbroken(text);
      };
      const full = unbroken(papers.fuel_policy_full_to_full);
      expect(await textAt('full')).toContain(full);
      const partly = await textAt('three_quarters');
      expect(partly).not.toContain(full);
      expect(partly).toContain(unbroken(papers.fuel_policy_as_left.replace('{level}', '3/4')));
    },
    30_000,
  );

  test('an exemption names its reason, and unlimited miles have no price', async () => {
    const sample = sampleAgreement('en', 'LETTER', { milesPerDay: 0 });
    const tax = { label: 'TCA', basisPoints: 1000, amountCents: 0, exemptReason: 'embassy' };
    const { text } = pdfText(await renderAgreement({ ...sample, price: { ...sample.price, tax } }));
    expect(text).toContain('TCA: exempt (embassy)');
    expect(text).toContain('Unlimited');
    expect(text).not.toContain('Extra miles');
  }, 30_000);
});

/** Without the breaks added by lines, columns and hyphens. */
function unbroken(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}
