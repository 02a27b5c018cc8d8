import { test } from '@playwright/test';
import { type Locale, story } from './parts/story';

const LANGUAGES: { locale: Locale; company: 'lakay' | 'palmis' }[] = [
  { locale: 'en', company: 'lakay' },
  { locale: 'fr', company: 'palmis' },
  { locale: 'ht', company: 'lakay' },
];

for (const { locale, company } of LANGUAGES) {
  test(`the first rental, end to end, in ${locale}`, async ({ page }, info) => {
    test.setTimeout(300_000);
    await story(page, { locale, company, device: info.project.name });
  });
}
