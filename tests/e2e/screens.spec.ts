import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { LOCALE_COOKIE } from '@/lib/i18n/detect';
import { LOCALES } from '@/lib/i18n/locales';
import { expectAccessible } from './parts/accessible';
import { at } from './parts/at';
import { type KnownRecords, knownRecords } from './parts/known-records';
import { SCREENS } from './parts/screens';
import { signInAs, signInAsOperator } from './parts/session';

const test = base.extend<object, { known: KnownRecords }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which other fixtures it needs
  known: [async ({}, use) => use(await knownRecords()), { scope: 'worker' }],
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

  test(route, { tag: '@both' }, async ({ page, context, known }, { project }) => {
    const { who, leadsTo } = screen;
    const broken: Error[] = [];
    page.on('pageerror', (error) => broken.push(error));
    // The phone is one language ahead, so that each page is seen in two.
    const locale = LOCALES[(index + (project.name === 'phone' ? 1 : 0)) % LOCALES.length] ?? 'en';
    const host = who === 'operator' ? 'admin' : known.demo.slug;
    await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: at(host) }]);
    if (who === 'operator') await signInAsOperator(context);
    if (who === 'member') await signInAs(context, known.demo, 'admin');
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
