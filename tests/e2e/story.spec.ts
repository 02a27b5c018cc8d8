import { test } from '@playwright/test';
import { type Locale, story } from './parts/story';

/** Each language at both companies: at one on the wide screen, at the other on the phone. */
const CHAPTERS: { locale: Locale; desktop: 'lakay' | 'palmis'; phone: 'lakay' | 'palmis' }[] = [
  { locale: 'en', desktop: 'lakay', phone: 'palmis' },
  { locale: 'fr', desktop: 'palmis', phone: 'lakay' },
  { locale: 'ht', desktop: 'lakay', phone: 'palmis' },
];

for (const { locale, ...companies } of CHAPTERS) {
  test(`the first rental, end to end, in ${locale}`, async ({ page }, info) => {
    test.setTimeout(300_000);
    const device = info.project.name === 'phone' ? 'phone' : 'desktop';
    await story(page, { locale, company: companies[device], device });
  });
}
