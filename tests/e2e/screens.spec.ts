import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { LOCALE_COOKIE } from '@/lib/i18n/detect';
import { LOCALES } from '@/lib/i18n/locales';
import { expectAccessibleOnBoth } from './parts/accessible-on-both';
import { at } from './parts/at';
import { deviceSwitch } from './parts/device-switch';
import { type KnownRecords, knownRecords } from './parts/known-records';
import { expectPrintable } from './parts/printable';
import { SCREENS } from './parts/screens';
import { signInAs, signInAsOperator } from './parts/session';
import { shownKeys } from './parts/shown-keys';

interface Tab {
  page: Page;
  showOn: Awaited<ReturnType<typeof deviceSwitch>>;
}

const test = base.extend<object, { known: KnownRecords; visitor: BrowserContext; tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which other fixtures it needs
  known: [async ({}, use) => use(await knownRecords()), { scope: 'worker' }],
  // One for all screens: a new one for each would download and compile the same scripts again.
  visitor: [
    async ({ browser }, use, { project }) => {
      const { viewport, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ viewport, locale, timezoneId, ...contextOptions });
      // The screen before left its own language there, which would win over the cookie.
      await context.addInitScript(
        (name) => localStorage.setItem(name, document.cookie.split(`${name}=`)[1]?.split(';')[0] ?? ''),
        LOCALE_COOKIE,
      );
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ visitor }, use) => {
      const page = await visitor.newPage();
      await use({ page, showOn: await deviceSwitch(page) });
    },
    { scope: 'worker' },
  ],
});

const THEMES = ['light', 'dark'];

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

  test(route, async ({ tab: { page, showOn }, visitor, known }) => {
    const { who } = screen;
    const leadsTo = typeof screen.leadsTo === 'function' ? screen.leadsTo(known) : screen.leadsTo;
    const broken: Error[] = [];
    page.removeAllListeners('pageerror').on('pageerror', (error) => broken.push(error));
    await visitor.clearCookies();
    const host = who === 'stranger' ? null : who === 'operator' ? 'admin' : known.demo.slug;
    if (who === 'operator') await signInAsOperator(visitor);
    if (who === 'member') await signInAs(visitor, known.demo, 'admin');
    for (const [place, address] of screen.at(known).entries()) {
      // The URLs of a page take turns, so that most pages are seen in each language and theme.
      const locale = LOCALES[(index + place) % LOCALES.length] ?? 'en';
      const theme = THEMES[(index + place) % THEMES.length] ?? 'light';
      await visitor.addCookies([
        { name: LOCALE_COOKIE, value: locale, url: at(host) },
        { name: 'wout.theme', value: theme, url: at(host) },
      ]);
      await showOn('desktop');
      const url = at(host, address);
      const answer = await page.goto(url);
      expect(answer?.status(), address).toBe(200);
      expect(new URL(page.url()).pathname).toBe(leadsTo ?? new URL(url).pathname);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      expect(await shownKeys(page), address).toEqual([]);
      // The page that it leads to has its own test.
      if (leadsTo) continue;
      await expectAccessibleOnBoth(page, showOn);
      await expectPrintable(page);
    }
    expect(broken).toEqual([]);
  });
}
