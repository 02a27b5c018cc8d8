import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { LOCALE_COOKIE } from '@/lib/i18n/detect';
import { LOCALES } from '@/lib/i18n/locales';
import { expectAccessible } from './parts/accessible';
import { at } from './parts/at';
import { type KnownRecords, knownRecords } from './parts/known-records';
import { SCREENS } from './parts/screens';
import { signInAs, signInAsOperator } from './parts/session';

const test = base.extend<object, { known: KnownRecords; visitor: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which other fixtures it needs
  known: [async ({}, use) => use(await knownRecords()), { scope: 'worker' }],
  // One for all screens: a new one for each would download and compile the same scripts again.
  visitor: [
    async ({ browser }, use, { project }) => {
      const { viewport, hasTouch, isMobile, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({
        ...{ viewport, hasTouch, isMobile, locale, timezoneId },
        ...contextOptions,
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => {
    await visitor.clearCookies();
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
});

/** The route of every page, from the names of the folders below `app`. */
const routes = readdirSync(path.join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) =>
    path
      .dirname(file)
      .split(path.sep)
      .filter((folder) => !/^(?:\(.*\)|\.)$/.test(folder)),
  )
  .map((folders) => `/${folders.join('/')}`)
  .toSorted();

test('every page is looked at', () => {
  expect(Object.keys(SCREENS).toSorted()).toEqual(routes);
});

for (const [index, route] of routes.entries()) {
  const screen = SCREENS[route];
  if (!screen) continue;

  test(route, { tag: '@both' }, async ({ page, visitor, known }, { project }) => {
    const { who, leadsTo } = screen;
    const broken: Error[] = [];
    page.on('pageerror', (error) => broken.push(error));
    // The phone is one language ahead, so that each page is seen in two.
    const locale = LOCALES[(index + (project.name === 'phone' ? 1 : 0)) % LOCALES.length] ?? 'en';
    const host = who === 'operator' ? 'admin' : known.demo.slug;
    await visitor.addCookies([{ name: LOCALE_COOKIE, value: locale, url: at(host) }]);
    // The screen before left its own language there, which would win.
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [LOCALE_COOKIE, locale] as const);
    if (who === 'operator') await signInAsOperator(visitor);
    if (who === 'member') await signInAs(visitor, known.demo, 'admin');
    for (const address of screen.at(known)) {
      const url = at(host, address);
      const answer = await page.goto(url);
      expect(answer?.status(), address).toBe(200);
      expect(new URL(page.url()).pathname).toBe(leadsTo ?? new URL(url).pathname);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expectAccessible(page);
    }
    expect(broken).toEqual([]);
  });
}
